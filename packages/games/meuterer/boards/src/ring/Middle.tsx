import { KINDS, type View } from "@harbor/meuterer";
import { CardBack, KindPicture, RoleBack } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useBoardContext, useWords } from "../boardContext.ts";
import { SalesChapter } from "../reveal/SalesChapter.tsx";

const NOTHING_SOLD = { sold: [], islands: [] };

/** What lies in the middle: who leads at the islands that buy, the roles that are left, the pile and the discards. */
export function Middle({ view, story }: { readonly view: View; readonly story: (() => void) | undefined }) {
  const { set } = useBoardContext();
  const { t, texts } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="meu-center" aria-label={t("middle")} tabIndex={0}>
      <h2 className="unseen">{t("middle")}</h2>
      <SalesChapter view={view} story={NOTHING_SOLD} />
      <div className="meu-stock">
        <p className="meu-center-line" {...asks({ about: "center" })}>
          <span className="meu-backs" aria-hidden="true">
            {Array.from({ length: view.center }, (_, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: face down, they are alike
              <RoleBack key={nth} className="meu-role-back" />
            ))}
          </span>
          {t("center.roles", { count: view.center })}
        </p>
        <p className="meu-center-line" {...asks({ about: "pile" })}>
          <CardBack className="meu-back" />
          {t("center.pile", { count: view.pile })}
        </p>
        {story !== undefined && (
          <button type="button" className="button quiet meu-last-round" onClick={story}>
            {t("center.last")}
          </button>
        )}
      </div>
      <div className="meu-stock">
        <h2 className="meu-center-title">{t("center.discards")}</h2>
        <ul className="meu-discards">
          {KINDS.filter((kind) => kind !== "pirate" || view.pirates !== undefined).map((kind) => {
            const out = view.discards.filter((one) => one === kind).length;
            const all = set.lists.cargo[kind];
            return (
              <li key={kind} data-none={out === 0} {...asks({ about: "discards", kind })}>
                <KindPicture kind={kind} className="meu-kind" />
                <span aria-hidden="true">{`${out}/${all}`}</span>
                <span className="unseen">{t("center.seen", { out, all, kind: texts.kinds[kind] })}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
