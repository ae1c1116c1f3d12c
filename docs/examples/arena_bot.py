#!/usr/bin/env python3
"""A contender for `pentarchy arena`: it takes the first of its legal actions.

    pentarchy arena fantasy-realms --bots "novice,random,program:python3 arena_bot.py" --games 30

Every line that it reads is a question: {"game": …, "setup": …, "seat": …, "view": …, "legal": [action, …]}. The view is
all that its seat may see. Every line that it writes is an answer: one of the legal actions.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps(question["legal"][0]), flush=True)
