import type { ReactNode } from "react";
import { lazy, Suspense, use, useLayoutEffect } from "react";
import { House } from "./house/House.tsx";
import { HOUSE } from "./house.ts";
import { MishapGuard, MishapPage } from "./mishap/Mishap.tsx";
import { useNewVersion } from "./offline/newVersion.ts";
import { Home } from "./pages/Home.tsx";
import { Lost } from "./pages/Lost.tsx";
import { Waiting } from "./pages/Waiting.tsx";
import { type Route, useRoute } from "./router.ts";
import { useTheme } from "./settings/useTheme.ts";
import { CurrentGame } from "./useGame.ts";

// Everything that needs a game's rules or a table on the server is loaded separately from the home page.
const LocalPage = lazy(async () => ({ default: (await import("./pages/LocalPage.tsx")).LocalPage }));
const DailyPage = lazy(async () => ({ default: (await import("./daily/DailyPage.tsx")).DailyPage }));
const OpenPage = lazy(async () => ({ default: (await import("./pages/OpenPage.tsx")).OpenPage }));
const LivePage = lazy(async () => ({ default: (await import("./pages/LivePage.tsx")).LivePage }));
const RulesPage = lazy(async () => ({ default: (await import("./pages/RulesPage.tsx")).RulesPage }));
const LearnPage = lazy(async () => ({ default: (await import("./lessons/LearnPage.tsx")).LearnPage }));
const LessonPage = lazy(async () => ({ default: (await import("./lessons/LessonPage.tsx")).LessonPage }));
const ReplayPage = lazy(async () => ({ default: (await import("./replay/ReplayPage.tsx")).ReplayPage }));
const ResumePage = lazy(async () => ({ default: (await import("./pages/ResumePage.tsx")).ResumePage }));
const DevicesPage = lazy(async () => ({ default: (await import("./devices/DevicesPage.tsx")).DevicesPage }));

// Only needed once the site has been updated.
const NewVersion = lazy(async () => ({ default: (await import("./offline/NewVersion.tsx")).NewVersion }));

export function App() {
  useTheme();
  const route = useRoute();
  const offered = useNewVersion((version) => version.offered);
  return (
    <Around route={route}>
      {offered && (
        <MishapGuard fallback={undefined}>
          <Suspense>
            <NewVersion />
          </Suspense>
        </MishapGuard>
      )}
      <MishapGuard key={route.page} fallback={<MishapPage />}>
        <Suspense fallback={<Waiting />}>
          <Page route={route} />
        </Suspense>
      </MishapGuard>
    </Around>
  );
}

/** Provides the game named in the address, if there is one. */
function Around({ route, children }: { readonly route: Route; readonly children: ReactNode }) {
  const single = use(CurrentGame);
  const game = "game" in route ? route.game : single;
  const { title } = game ?? HOUSE;
  // Runs before the page's own effects, which may override it.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return <CurrentGame value={game}>{children}</CurrentGame>;
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case "house":
      return <House />;
    case "home":
      return <Home key={route.game.id} />;
    case "solo":
    case "bots":
    case "hotseat":
      return <LocalPage key={`${route.game.id} ${route.page}`} kind={route.page} />;
    case "daily":
      return route.playing ? (
        <LocalPage key={`${route.game.id} daily`} kind="daily" />
      ) : (
        <DailyPage key={route.game.id} />
      );
    case "open":
      return <OpenPage key={route.game.id} />;
    case "table":
      return <LivePage key={route.code} code={route.code} />;
    case "rules":
      return <RulesPage key={route.game.id} rule={route.rule} cards={route.cards} />;
    case "learn":
      return route.lesson === undefined ? (
        <LearnPage key={route.game.id} />
      ) : (
        <LessonPage key={`${route.game.id} ${route.lesson}`} id={route.lesson} />
      );
    case "replay":
      return <ReplayPage key={route.id ?? ""} id={route.id} />;
    case "resume":
      return <ResumePage token={route.token} />;
    case "devices":
      return <DevicesPage />;
    case "lost":
      return <Lost why="page" />;
    default:
      return route satisfies never;
  }
}
