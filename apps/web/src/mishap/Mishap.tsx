import { Component, type ReactNode, useEffect, useState } from "react";
import { Shell } from "../Shell.tsx";
import { useSettings } from "../settings/settingsStore.ts";
import { useLook } from "../useGame.ts";
import { MISHAP_TEXTS } from "./mishapTexts.ts";
import { reloadForNewerBuild } from "./newerBuild.ts";

type GuardProps = { readonly fallback: ReactNode; readonly children: ReactNode };

/** Shows something else if a part of the page fails or cannot be loaded. */
export class MishapGuard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Replaces a whole page, so a reload can lose nothing. */
export function MishapPage() {
  const { Poster } = useLook();
  const { title, text, reload } = useMishapTexts();
  const language = useSettings((settings) => settings.language);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    void reloadForNewerBuild().then((reloads) => setLooked(!reloads));
  }, []);
  if (!looked) return <Shell />;
  return (
    <main className="notice-page">
      <Poster className="notice-poster" />
      <div className="notice-card stack" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="row">
          <button type="button" className="button main" onClick={() => location.reload()}>
            {reload}
          </button>
        </div>
      </div>
    </main>
  );
}

/** Replaces a part of a page; the reader decides whether to reload the rest. */
export function MishapNote() {
  const { title, text, reload } = useMishapTexts();
  return (
    <div className="stack" role="alert">
      <p>
        {title}. {text}
      </p>
      <div className="row">
        <button type="button" className="button" onClick={() => location.reload()}>
          {reload}
        </button>
      </div>
    </div>
  );
}

function useMishapTexts() {
  return MISHAP_TEXTS[useSettings((settings) => settings.language)];
}
