import type { ReactNode } from "react";
import { useLook } from "./useGame.ts";
import "./pages/home.css";

/** The poster and the title: the first paint, and the placeholder while something else loads. */
export function Shell({ children }: { readonly children?: ReactNode }) {
  const { Poster, title } = useLook();
  return (
    <div className="home">
      <Poster className="home-poster" />
      <header className="home-top" />
      <main className="home-main" aria-busy="true">
        <div className="home-title">
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
