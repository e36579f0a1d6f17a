"""Messages from the schemas: a function for every command, and a check of everything sent and received."""

from schemas import Mismatch, Schemas


class Messages:
    def __init__(self, schemas=None):
        self.schemas = schemas or Schemas()
        index = self.schemas.load("index.json")
        self.protocol = index["protocol"]
        self.socket = index["socket"]
        self.refusals = index["refusals"]
        self._requests = {(one["method"], one["path"]): one for one in index["http"]}
        self._games = index["games"]
        self.commands = Commands(self)

    def sent(self, name, value):
        return self.schemas.check(self.socket["sent"][name]["value"], value)

    def answered(self, name, answer):
        return self.schemas.check(self.socket["sent"][name]["answer"], answer)

    def received(self, name, value):
        return self.schemas.check(self.socket["received"][name], value)

    def request(self, method, path):
        """The schemas of a request: of its body, if any, and of its answer."""
        return self._requests[(method, path)]

    def refused(self, refusal):
        return self.schemas.check("messages.schema.json#/$defs/Refusal", refusal)

    def shape(self, game, name):
        """The schema of a game's options, action, event or view."""
        return self._games[game][name]

    def of_game(self, game, name, value):
        return self.schemas.check(self.shape(game, name), value)

    def table_view(self, view):
        """A table's view with the game in it, which only the game describes."""
        self.schemas.check("messages.schema.json#/$defs/TableView", view)
        game = view["settings"]["game"]
        self.of_game(game, "options", view["settings"]["options"])
        if "game" in view:
            self.of_game(game, "view", view["game"])
        for action in view.get("queue", []):
            self.of_game(game, "action", action)
        return view


class Commands:
    """`commands.sit(seat=1)` makes the command {"do": "sit", "seat": 1}, or raises a Mismatch."""

    def __init__(self, messages):
        self._messages = messages
        forms, _ = messages.schemas.find("messages.schema.json#/$defs/Command")
        for form in forms["oneOf"]:
            name = form["properties"]["do"]["const"]
            setattr(self, name.replace("-", "_"), self._builder(name, form))

    def _builder(self, name, form):
        fields = form["properties"].keys() - {"do"}
        required = set(form["required"]) - {"do"}

        def build(**given):
            if not required <= given.keys() <= fields:
                raise Mismatch(f"{name} takes {sorted(fields)}, not {sorted(given)}")
            return self._messages.schemas.check("messages.schema.json#/$defs/Command", {"do": name, **given})

        return build
