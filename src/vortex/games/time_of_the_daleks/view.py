"""What one seat may see."""
def view(state, seat): return {}
