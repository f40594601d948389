"""The campaign (GN-30 to GN-35): `party` (who sets out, who comes back), `path` (scenario after scenario),
`conclusion` (what success brings), `interlude` (between two scenarios)."""
