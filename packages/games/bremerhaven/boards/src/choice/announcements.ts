import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

type Names = {
  /** The name of the dragged thing, read from the piece's drag data. */
  thing(data: unknown): string;
  place(id: UniqueIdentifier): string;
  /** Why it cannot be dropped there; undefined if it can. */
  whyNot(id: UniqueIdentifier): string | undefined;
  t(key: string, values?: Readonly<Record<string, string>>): string;
};

/** Screen reader announcements for dragging. By default the library speaks English and reads out ids. */
export function announcementsWith({ thing, place, whyNot, t }: Names): Announcements {
  const refusal = (id: UniqueIdentifier) => {
    const reason = whyNot(id);
    return reason === undefined ? undefined : t("drag.barred", { place: place(id), reason });
  };
  return {
    onDragStart: ({ active }) => t("drag.held", { thing: thing(active.data.current) }),
    onDragOver: ({ over }) => {
      if (over === null) return t("drag.nowhere");
      return refusal(over.id) ?? t("drag.over", { place: place(over.id) });
    },
    onDragEnd: ({ active, over }) => {
      const dragged = thing(active.data.current);
      if (over === null) return t("drag.back", { thing: dragged });
      return refusal(over.id) ?? t("drag.dropped", { thing: dragged, place: place(over.id) });
    },
    onDragCancel: ({ active }) => t("drag.back", { thing: thing(active.data.current) }),
  };
}
