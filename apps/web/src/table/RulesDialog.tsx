import { type AnyStage, Modal } from "@harbor/face";
import { Suspense, use, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { MishapGuard, MishapNote } from "../mishap/Mishap.tsx";
import { RuleText } from "../rules/RuleText.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { loadRules } from "../stage.ts";

export function useRulesDialog() {
  const [rule, setRule] = useState<string>();
  const help = useCallback((wanted: string) => setRule(wanted), []);
  const close = useCallback(() => setRule(undefined), []);
  return { rule, help, close };
}

type RulesDialogProps = { readonly stage: AnyStage; readonly rule: string; help(rule: string): void; close(): void };

/** The section of the rules that a paragraph stands in, opened at the paragraph. */
export function RulesDialog({ stage, rule, help, close }: RulesDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal title={t("rules.title")} className="dialog rules-dialog" closeLabel={t("close")} close={close}>
      <MishapGuard fallback={<MishapNote />}>
        <Suspense fallback={<p>{t("waiting")}</p>}>
          <Paragraph rule={rule} help={help} />
        </Suspense>
      </MishapGuard>
      <p className="rules-dialog-foot">
        <a
          href={`/rules${stage.game.cardLists === undefined ? "" : `/${stage.game.cards}`}#${rule}`}
          target="_blank"
          rel="noreferrer"
        >
          {t("rules.all")}
        </a>
      </p>
    </Modal>
  );
}

function Paragraph({ rule, help }: Pick<RulesDialogProps, "rule" | "help">) {
  const language = useSettings((settings) => settings.language);
  const { sections } = use(loadRules(language));
  const box = useRef<HTMLDivElement>(null);
  const section = sections.find(({ pieces }) => pieces.some((piece) => piece.kind === "rule" && piece.id === rule));
  useEffect(() => {
    const found = [...(box.current?.querySelectorAll(".rule") ?? [])].find(({ id }) => id === rule);
    found?.scrollIntoView({ block: "center" });
  }, [rule]);
  if (section === undefined) return undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div ref={box} className="rules-dialog-body" tabIndex={0}>
      <RuleText section={{ ...section, banner: undefined }} wanted={rule} follow={help} />
    </div>
  );
}
