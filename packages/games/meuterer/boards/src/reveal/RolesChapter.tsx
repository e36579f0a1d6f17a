import type { View } from "@harbor/meuterer";
import { RoleBack, RolePicture } from "@harbor/meuterer-pictures";
import { asks } from "../answers/question.ts";
import { useWords } from "../boardContext.ts";
import { Who } from "./Who.tsx";

/** The captain, and the crew in the order in which they took their roles; each turns up as it is told. */
export function RolesChapter({ view, turned }: { readonly view: View; readonly turned: number }) {
  const { t, texts } = useWords();
  return (
    <ul className="meu-faces">
      <li className="meu-face" data-open="true" {...asks({ about: "role", role: "captain" })}>
        <RolePicture shows="captain" className="meu-face-picture" />
        <b>{texts.roles.captain}</b>
        <Who seat={view.captain} />
      </li>
      {view.taken.map(({ seat, role }, nth) => {
        const isOpen = role !== undefined && nth < turned;
        return (
          <li
            key={seat}
            className="meu-face"
            data-open={isOpen}
            data-now={nth === turned - 1}
            {...asks(isOpen ? { about: "role", role, seat } : { about: "hidden", seat })}
          >
            {isOpen ? (
              <RolePicture shows={role} className="meu-face-picture" />
            ) : (
              <RoleBack className="meu-face-picture" />
            )}
            <b className="meu-role-name">
              {isOpen ? (
                texts.roles[role]
              ) : (
                <>
                  <span aria-hidden="true">…</span>
                  <span className="unseen">{t("reveal.covered")}</span>
                </>
              )}
            </b>
            <Who seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}
