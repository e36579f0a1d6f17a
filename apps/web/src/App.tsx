import { lazy, Suspense } from "react";
import { MishapGuard, MishapPage } from "./mishap/Mishap.tsx";
import { Home } from "./pages/Home.tsx";
import { Lost } from "./pages/Lost.tsx";
import { Waiting } from "./pages/Waiting.tsx";
import { type Route, useRoute } from "./router.ts";
import { useTheme } from "./settings/useTheme.ts";

// Whatever needs a game's rules or a server's table comes apart from the first page.
const LocalPage = lazy(async () => ({ default: (await import("./pages/LocalPage.tsx")).LocalPage }));
const OpenPage = lazy(async () => ({ default: (await import("./pages/OpenPage.tsx")).OpenPage }));
const LivePage = lazy(async () => ({ default: (await import("./pages/LivePage.tsx")).LivePage }));
const RulesPage = lazy(async () => ({ default: (await import("./pages/RulesPage.tsx")).RulesPage }));
const ReplayPage = lazy(async () => ({ default: (await import("./replay/ReplayPage.tsx")).ReplayPage }));
const ResumePage = lazy(async () => ({ default: (await import("./pages/ResumePage.tsx")).ResumePage }));

export function App() {
  useTheme();
  const route = useRoute();
  return (
    <MishapGuard key={route.page} fallback={<MishapPage />}>
      <Suspense fallback={<Waiting />}>
        <Page route={route} />
      </Suspense>
    </MishapGuard>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case "home":
      return <Home />;
    case "solo":
    case "bots":
    case "hotseat":
      return <LocalPage key={route.page} kind={route.page} />;
    case "open":
      return <OpenPage />;
    case "table":
      return <LivePage key={route.code} code={route.code} />;
    case "rules":
      return <RulesPage rule={route.rule} cards={route.cards} />;
    case "replay":
      return <ReplayPage key={route.id ?? ""} id={route.id} />;
    case "resume":
      return <ResumePage token={route.token} />;
    case "lost":
      return <Lost why="page" />;
    default:
      return route satisfies never;
  }
}
