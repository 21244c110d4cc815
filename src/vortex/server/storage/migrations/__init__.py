"""How a database comes to have today's schema, from nothing or from any earlier release. Run at every start."""
