"""The rules, one module per part of docs/rules/monsterlands.md."""
