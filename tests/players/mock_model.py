"""A program in the place of a language model: reads questions, a line of JSON each, and answers as told.

    python mock_model.py MANNER

Manners: `last` takes the last option, `talker` thinks aloud, `json` answers in JSON, `stubborn` never names
an option, `late` understands at the second time, `dies` ends after one answer, `sleeps` never answers.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any


def answer(manner: str, question: dict[str, Any]) -> str:
    count = len(question["options"])
    if manner == "talker":
        return f"There are {count} options. I like 1, but no: I would rather go on. ANSWER: {count}, not 1"
    if manner == "json":
        return json.dumps({"answer": count})
    if manner == "stubborn" or (manner == "late" and question["attempt"] == 1):
        return f"I cannot decide between 0 and {count + 1}."
    return str(count)


def main() -> None:
    manner = sys.argv[1]
    for number, line in enumerate(sys.stdin):
        if manner == "sleeps":
            time.sleep(60)
        if manner == "dies" and number == 1:
            print("out of memory", file=sys.stderr)
            sys.exit(3)
        print(answer(manner, json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
