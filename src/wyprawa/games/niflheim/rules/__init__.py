"""The rulebook. `turns` is the frame (GN-5, GN-6, GN-7, GN-14); `undead` has the undead turn (GN-11 to GN-13,
GN-27); `attack` goes from the choice of a weapon to its aftermath, with vials and Cover (GN-16 to GN-24);
`figures` is what happens to figures (GN-8, GN-11, GN-13, GN-20, GN-25); `query` answers and changes nothing.
"""
