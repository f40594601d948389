"""`make balance`: is Monster Lands fair? `games` plays, `power` weighs goods, `page` says it."""
