"""The solo mode (chapters 35 to 37): `sambor`, the virtual player, and the `campaign`."""
