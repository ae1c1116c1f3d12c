"""Takes a seat at a table and plays any allowed action until the game is over.

    python3 bot.py http://127.0.0.1:5757 TABLE [NAME]

Only the standard library is needed. What to improve: the line with random.choice.
"""

import json
import random
import sys
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

url, table = sys.argv[1].rstrip("/"), sys.argv[2]
name = sys.argv[3] if len(sys.argv) > 3 else "Python"
web = build_opener(HTTPCookieProcessor(CookieJar()))


def call(path, body=None):
    """A GET, or a POST if there is something to send."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url + path, data, {"Content-Type": "application/json"})
    with web.open(request, timeout=60) as answer:
        return json.load(answer)


def ask(request):
    """Asks the table for something; False if it refuses."""
    try:
        call(f"/api/tables/{table}/requests", request)
        return True
    except HTTPError as error:
        if error.code != 409:
            raise
        print("refused:", json.load(error)["text"], file=sys.stderr)
        return False


call("/api/me", {"name": name})
if not ask({"sit": {}}):
    sys.exit(1)

seen, sights, awaiting = None, [], []
while True:
    since = "" if seen is None else f"?seen={seen}&wait=30"
    for message in call(f"/api/tables/{table}/updates{since}"):
        news = message.get("welcome") or message.get("update")
        if not news:
            continue
        seen = news["seq"] if "seq" in news else news["happened"]["seq"]
        sights = news["sights"] or sights
        awaiting = news["now"]["awaiting"]
        if news["ending"]:
            print(json.dumps(news["ending"]["outcome"]))
            sys.exit()
    for sight in sights:
        if sight["viewer"] in awaiting:
            action = random.choice(sight["legal"])
            ask({"act": {"seat": sight["viewer"], "seen": seen, "action": action}})
