import { type AnyGameClient, Modal } from "@harbor/ui";
import { Suspense, use, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { loadRules } from "../gameClient.ts";
import { MishapGuard, MishapNote } from "../mishap/Mishap.tsx";
import { pathOf } from "../router.ts";
import { RuleText } from "../rules/RuleText.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { useGame } from "../useGame.ts";
import "./rulesDialog.css";

type RulesDialogProps = {
  readonly client: AnyGameClient;
  readonly rule: string;
  help(rule: string): void;
  close(): void;
};

/** A section of the rules, scrolled to one rule. */
export function RulesDialog({ client, rule, help, close }: RulesDialogProps) {
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
          href={`${pathOf(client.game, "rules")}${client.game.cardLists === undefined ? "" : `/${client.game.cards}`}#${rule}`}
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
  const { sections } = use(loadRules(useGame(), language));
  const box = useRef<HTMLDivElement>(null);
  const section = sections.find(({ pieces }) => pieces.some((piece) => piece.kind === "rule" && piece.id === rule));
  useEffect(() => {
    const found = [...(box.current?.querySelectorAll(".rule") ?? [])].find(({ id }) => id === rule);
    found?.scrollIntoView({ block: "center" });
  }, [rule]);
  if (section === undefined) return undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <div ref={box} className="rules-dialog-body" tabIndex={0}>
      <RuleText section={{ ...section, banner: undefined }} wanted={rule} follow={help} />
    </div>
  );
}
