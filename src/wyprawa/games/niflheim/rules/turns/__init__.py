"""The frame: rounds and initiative (GN-5), activations (GN-6), movement actions (GN-7).
Read `beginning`, `round`, `activation`, `moving`, `doors`."""
