import type { Action } from "@harbor/meuterer";
import { useBoardContext, useWords } from "../boardContext.ts";

/** Words for an action, as a suggestion ("do") or as something done ("did"). */
export function useActionWords(mood: "do" | "did" = "do"): (action: Action) => string {
  const { language } = useBoardContext();
  const { t, texts } = useWords();
  const list = new Intl.ListFormat(language);

  return (action) => {
    switch (action.type) {
      case "offer":
        return t(`hint.${mood}.offer`, { count: action.wage });
      case "lay":
        return t(`hint.${mood}.lay`, { kind: texts.kinds[action.kind] });
      case "take":
        return t(`hint.${mood}.take`, { role: texts.roles[action.role] });
      case "fight":
        return action.sabers === 0 ? t(`hint.${mood}.noSabers`) : t(`hint.${mood}.fight`, { count: action.sabers });
      case "sell":
        return action.wake === 0
          ? t(`hint.${mood}.sellHere`, { count: action.anchorage })
          : t(`hint.${mood}.sell`, { here: action.anchorage, wake: action.wake });
      case "stow":
        return t(`hint.${mood}.stow`, { kinds: list.format(action.keep.map((kind) => texts.kinds[kind])) });
      case "pass":
      case "board":
      case "leave":
        return t(`hint.${mood}.${action.type}`);
      default:
        return action satisfies never;
    }
  };
}
