"""What every game must keep, checked through the door at positions of random games."""
