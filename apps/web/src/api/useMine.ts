import type { TableCard } from "@harbor/protocol";
import { useEffect } from "react";
import { create } from "zustand";

type Lobby = { readonly mine: readonly TableCard[]; readonly open: readonly TableCard[] };

const useLobby = create<Lobby>()(() => ({ mine: [], open: [] }));

/** The tables one sits at and the public ones; without a server there are none, and the page works all the same. */
export function useMine(): Lobby {
  useEffect(() => {
    async function look() {
      // The schemas of the protocol are not needed for the first sight of the page.
      const { listTables } = await import("./http.ts");
      const [mine, open] = await Promise.all([listTables("/my-tables"), listTables("/tables")]);
      useLobby.setState({ mine, open: open.filter(({ code }) => mine.every((one) => one.code !== code)) });
    }
    void look();
  }, []);
  const mine = useLobby((lobby) => lobby.mine);
  const open = useLobby((lobby) => lobby.open);
  return { mine, open };
}
