import { Modal } from "@harbor/face";
import { Suspense, use, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadRules } from "../stage.ts";

export function useRulesDialog() {
  const [rule, setRule] = useState<string>();
  const help = useCallback((wanted: string) => setRule(wanted), []);
  const close = useCallback(() => setRule(undefined), []);
  return { rule, help, close };
}

type RulesDialogProps = { readonly rule: string; close(): void };

/** The section of the rules that a paragraph stands in, opened at the paragraph. */
export function RulesDialog({ rule, close }: RulesDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal title={t("rules.title")} className="dialog" closeLabel={t("close")} close={close}>
      <Suspense fallback={<p>{t("waiting")}</p>}>
        <Paragraph rule={rule} />
      </Suspense>
    </Modal>
  );
}

function Paragraph({ rule }: { readonly rule: string }) {
  const book = use(loadRules());
  const box = useRef<HTMLDivElement>(null);
  const section = book.sections.find(({ html }) => html.includes(`id="${rule}"`));
  useEffect(() => {
    const target = [...(box.current?.querySelectorAll("li[id]") ?? [])].find(({ id }) => id === rule);
    if (!(target instanceof HTMLElement)) return;
    target.dataset.target = "true";
    target.scrollIntoView({ block: "center" });
  }, [rule]);
  if (section === undefined) return undefined;
  return (
    <div className="rule-section" lang="en" ref={box}>
      <h2>{section.title}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own RULES.md when the page is built */}
      <div dangerouslySetInnerHTML={{ __html: section.html }} />
    </div>
  );
}
