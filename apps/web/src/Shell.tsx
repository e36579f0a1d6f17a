import type { ReactNode } from "react";
import { FACE } from "./games.ts";
import "./pages/home.css";

/** The poster and the title: the first thing there is to see, and what stands there while something else comes. */
export function Shell({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="home">
      <FACE.Poster className="home-poster" />
      <header className="home-top" />
      <main className="home-main" aria-busy="true">
        <div className="home-title">
          <h1>{FACE.title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
