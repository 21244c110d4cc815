"""One module a step, never changed once released. A step does not import `models`, which goes on changing."""
