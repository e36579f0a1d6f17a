import type { View } from "@harbor/meuterer";
import { RolePicture } from "@harbor/meuterer-pictures";
import { useWords } from "../boardContext.ts";
import { Who } from "../reveal/Who.tsx";
import type { Round } from "./rounds.ts";

/** Round by round: who was captain, who mutinied and how it went, and where the ship was steered. */
export function Logbook({ view, rounds }: { readonly view: View; readonly rounds: readonly Round[] }) {
  const { t, texts, islandAt } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="meu-panel meu-scroll" tabIndex={0} aria-label={t("end.logbook")}>
      <table className="meu-logbook">
        <caption>{t("end.logbook")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("end.round")}</th>
            <th scope="col">{texts.roles.captain}</th>
            <th scope="col">{texts.steps.mutiny}</th>
            <th scope="col">{t("end.course")}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, captain, mutiny, course }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              <td>
                <Who seat={captain} />
              </td>
              <td>
                {mutiny === undefined ? (
                  <span className="meu-soft">{t("end.peace")}</span>
                ) : (
                  <span className="meu-logbook-mutiny" data-won={mutiny.succeeded}>
                    <RolePicture shows="mutineer" className="meu-role" />
                    <Who seat={mutiny.by} />
                    {t(mutiny.succeeded ? "end.succeeded" : "end.failed", mutiny)}
                  </span>
                )}
              </td>
              <td>{course === undefined ? "" : islandAt(view, course)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
