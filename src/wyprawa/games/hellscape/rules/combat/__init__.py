"""Combat, from the pool to the last result (chapters 12 and 13). Read in this order: `pool`, `attack`,
`results`,
`resolve`, `aftermath`; `arrows` is the Ranger's (chapter 31)."""
