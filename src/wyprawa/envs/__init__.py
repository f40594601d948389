"""Environments for learners over any game: PettingZoo's in turn and in parallel, and Gymnasium's.

>>> env = SoloEnv("smok", options={"seats": 3}, players="sensible")
>>> seen, info = env.reset(seed=1)
"""

try:
    from wyprawa.envs.naming import names, register
    from wyprawa.envs.rewards import Part, Rewards
    from wyprawa.envs.rows import columns
    from wyprawa.envs.sizes import VERSION, Sizes
    from wyprawa.envs.solo import SoloEnv
    from wyprawa.envs.together import TogetherEnv
    from wyprawa.envs.turns import TurnEnv
except ModuleNotFoundError as error:
    raise ImportError(f"environments need more packages: pip install 'wyprawa[envs]' ({error})") from error

__all__ = [
    "VERSION", "Part", "Rewards", "Sizes", "SoloEnv", "TogetherEnv", "TurnEnv", "columns", "names",
    "register",
]  # fmt: skip
