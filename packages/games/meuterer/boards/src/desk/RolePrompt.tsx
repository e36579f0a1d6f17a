import { ROLES } from "@harbor/meuterer";
import { RolePicture } from "@harbor/meuterer-pictures";
import { allOf } from "@harbor/ui";
import { useBoardContext, useWords } from "../boardContext.ts";
import { Choice } from "./Choice.tsx";
import { type AskedProps, Question } from "./Question.tsx";
import { ofType } from "./useLegal.ts";

/** The roles that are there, with what they do; those gone are named. */
export function RolePrompt({ view, legal, act }: AskedProps) {
  const { language } = useBoardContext();
  const { t, texts } = useWords();
  const there = ofType(legal, "take");
  const gone = ROLES.filter((role) => there.every((action) => action.role !== role));
  const note =
    gone.length === 0
      ? t("ask.rolesAll")
      : t("ask.rolesGone", {
          roles: allOf(
            language,
            gone.map((role) => texts.roles[role]),
          ),
        });
  return (
    <Question title={t("ask.roles")} notes={[note]}>
      {there.map((action, nth) => (
        <Choice
          key={action.role}
          shortcut={String(nth + 1)}
          className="meu-role-choice"
          role={action.role}
          choose={() => act(action)}
        >
          <RolePicture shows={action.role} className="meu-role-picture" />
          <span>
            <b className="meu-role-name">{texts.roles[action.role]}</b>
            <small>{t(`role.${action.role}`, { wage: view.wage ?? 0 })}</small>
          </span>
        </Choice>
      ))}
    </Question>
  );
}
