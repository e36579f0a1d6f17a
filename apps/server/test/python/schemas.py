"""The files of docs/protocol/, and validation by their JSON Schemas."""

import json
import pathlib
import re

FOLDER = pathlib.Path(__file__).parents[4] / "docs" / "protocol"
ANNOTATIONS = {"$schema", "$defs", "description", "default"}


class Mismatch(Exception):
    """A value does not match its schema."""


class Schemas:
    def __init__(self, folder=FOLDER):
        self._folder = folder
        self._files = {}
        self._patterns = {}
        self.checked = 0

    def load(self, name):
        if name not in self._files:
            self._files[name] = json.loads((self._folder / name).read_text())
        return self._files[name]

    def find(self, reference, base=""):
        """The target of "messages.schema.json#/$defs/Watch", and its file."""
        name, _, pointer = reference.partition("#")
        name = name or base
        found = self.load(name)
        for part in pointer.strip("/").split("/"):
            found = found[part]
        return found, name

    def check(self, reference, value):
        self.checked += 1
        schema, base = self.find(reference)
        problem = self._problem(schema, value, base, "")
        if problem is not None:
            raise Mismatch(f"{reference}: {problem} in {json.dumps(value)[:400]}")
        return value

    def _problem(self, schema, value, base, path):
        """What is wrong with a value, in words; None if it matches."""
        if schema is True:
            return None
        if schema is False:
            return f"{path} is not expected"
        for keyword, content in schema.items():
            if keyword in ANNOTATIONS:
                continue
            if keyword not in KEYWORDS:
                raise ValueError(f"there is no keyword {keyword}")
            problem = KEYWORDS[keyword](self, content, value, base, path, schema)
            if problem is not None:
                return problem
        return None

    def _fits(self, schema, value, base):
        return self._problem(schema, value, base, "") is None

    def _ref(self, content, value, base, path, _):
        schema, name = self.find(content, base)
        return self._problem(schema, value, name, path)

    def _one_of(self, content, value, base, path, _):
        fitting = sum(self._fits(schema, value, base) for schema in content)
        return None if fitting == 1 else f"{path} fits {fitting} of {len(content)} forms"

    def _any_of(self, content, value, base, path, _):
        return None if any(self._fits(schema, value, base) for schema in content) else f"{path} fits no form"

    def _pattern(self, content, value, _base, path, _):
        if not isinstance(value, str):
            return None
        # In a schema "$" is the very end; in Python it also matches before a final line break.
        pattern = self._patterns.setdefault(content, re.compile(re.sub(r"\$$", r"\\Z", content)))
        return None if pattern.search(value) else f"{path} is not as {content}"

    def _properties(self, content, value, base, path, _):
        if not isinstance(value, dict):
            return None
        for field in content.keys() & value.keys():
            problem = self._problem(content[field], value[field], base, f"{path}.{field}")
            if problem is not None:
                return problem
        return None

    def _additional(self, content, value, base, path, schema):
        if not isinstance(value, dict):
            return None
        for field in value.keys() - schema.get("properties", {}).keys():
            problem = self._problem(content, value[field], base, f"{path}.{field}")
            if problem is not None:
                return problem
        return None

    def _names(self, content, value, base, path, _):
        wrong = [field for field in value if not self._fits(content, field, base)] if isinstance(value, dict) else []
        return f"{path} has a field {wrong[0]}" if wrong else None

    def _items(self, content, value, base, path, schema):
        if not isinstance(value, list):
            return None
        for index in range(len(schema.get("prefixItems", [])), len(value)):
            problem = self._problem(content, value[index], base, f"{path}[{index}]")
            if problem is not None:
                return problem
        return None

    def _prefix(self, content, value, base, path, _):
        if not isinstance(value, list):
            return None
        for index, (schema, item) in enumerate(zip(content, value)):
            problem = self._problem(schema, item, base, f"{path}[{index}]")
            if problem is not None:
                return problem
        return None


def _is(type_name, value):
    if type_name in ("number", "integer"):
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return is_number and (type_name == "number" or value == int(value))
    kinds = {"string": str, "boolean": bool, "object": dict, "array": list, "null": type(None)}
    return isinstance(value, kinds[type_name])


def _same(one, other):
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def _plain(holds, words):
    """A keyword that depends only on the value."""

    def problem(_self, content, value, _base, path, _schema):
        return None if holds(content, value) else f"{path} {words} {content}"

    return problem


def _bound(kind, fits):
    return lambda content, value: not isinstance(value, kind) or isinstance(value, bool) or fits(value, content)


KEYWORDS = {
    "$ref": Schemas._ref,
    "oneOf": Schemas._one_of,
    "anyOf": Schemas._any_of,
    "type": _plain(_is, "is no"),
    "const": _plain(_same, "is not"),
    "enum": _plain(lambda content, value: any(_same(one, value) for one in content), "is none of"),
    "pattern": Schemas._pattern,
    "minimum": _plain(_bound((int, float), lambda value, least: value >= least), "is below"),
    "maximum": _plain(_bound((int, float), lambda value, most: value <= most), "is above"),
    "minLength": _plain(_bound(str, lambda value, least: len(value) >= least), "is shorter than"),
    "maxLength": _plain(_bound(str, lambda value, most: len(value) <= most), "is longer than"),
    "minItems": _plain(_bound(list, lambda value, least: len(value) >= least), "has fewer items than"),
    "maxItems": _plain(_bound(list, lambda value, most: len(value) <= most), "has more items than"),
    "maxProperties": _plain(_bound(dict, lambda value, most: len(value) <= most), "has more fields than"),
    "required": _plain(_bound(dict, lambda value, fields: value.keys() >= set(fields)), "lacks one of"),
    "properties": Schemas._properties,
    "additionalProperties": Schemas._additional,
    "propertyNames": Schemas._names,
    "prefixItems": Schemas._prefix,
    "items": Schemas._items,
}
