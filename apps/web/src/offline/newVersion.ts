import { create } from "zustand";

/** Whether a newer build than the page's is offered. */
export const useNewVersion = create<{ readonly offered: boolean }>()(() => ({ offered: false }));
