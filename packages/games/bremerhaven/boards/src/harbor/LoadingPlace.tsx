import {
  type CardSymbol,
  type Good,
  type Harbor,
  isAccessible,
  type Laid,
  type LoadingDockNumber,
  loadingDockAt,
} from "@harbor/bremerhaven";
import { Coin, Star } from "@harbor/bremerhaven-pictures/pieces";
import { TruckPicture } from "@harbor/bremerhaven-pictures/trucks";
import type { Seat } from "@harbor/kit";
import { useBoardContext } from "../boardContext.ts";
import { ContractTerms } from "../cards/ContractTerms.tsx";
import { Inspect } from "../cards/Inspect.tsx";
import { Markers } from "../cards/Markers.tsx";
import { Wanted } from "../cards/Wanted.tsx";
import { Target } from "../choice/Target.tsx";
import { piece } from "../motion/piece.ts";
import { signed } from "../reveal/RoundEndSums.tsx";
import { useScene } from "../reveal/SceneContext.ts";
import { sumsOf } from "../reveal/sums.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

type LoadingPlaceProps = { readonly harbor: Harbor; readonly seat: Seat; readonly dock: LoadingDockNumber };

/** A loading dock with its contract's truck: missing goods, terms and rounds left. */
export function LoadingPlace({ harbor, seat, dock }: LoadingPlaceProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const { laid } = loadingDockAt(harbor, dock);
  const open = isAccessible(harbor, dock);
  return (
    <div className="loading" data-open={open}>
      {laid === undefined ? (
        <p className="loading-empty" data-closed={!open}>
          {open ? dock : t("harbor.closed")}
        </p>
      ) : (
        <>
          <Inspect
            key={laid.contract}
            card={{ deck: "contracts", id: laid.contract }}
            className="loading-truck"
            label={texts.names.contracts[laid.contract] ?? laid.contract}
            marks={piece(`contract:${laid.contract}`, { at: "loading", drawn: true, enter: "drive", exit: "right" })}
          >
            <TruckPicture wants={cards.contract(laid.contract).wants} />
          </Inspect>
          <Stamp contract={laid.contract} />
          <div className="loading-wants">
            <Wanted
              symbols={symbolsOf(laid, cards.contract(laid.contract).wants)}
              marks={(good, nth) => piece(`good:${seat}:${good}`, { at: `contract:${dock}:${nth}`, drawn: true })}
            />
          </div>
          <div className="loading-foot">
            <Markers left={laid.markers} />
            <ContractTerms contract={cards.contract(laid.contract)} />
          </div>
        </>
      )}
      <Target spot={{ at: "loading", dock }} />
    </div>
  );
}

/** The stamp on a contract that is settled in the current scene, before its truck leaves. */
function Stamp({ contract }: { readonly contract: string }) {
  const { t } = useBoardTexts();
  const scene = useScene();
  const settled = scene?.news.find((event) => event.type === "contract-settled" && event.contract === contract);
  if (scene?.opening !== true || settled?.type !== "contract-settled") return undefined;
  const [sum] = sumsOf(scene.news);
  return (
    <span className="settled" data-good={settled.complete} aria-hidden="true">
      {settled.complete ? t("reveal.delivered") : t("reveal.failed")}
      {sum !== undefined && sum.money !== 0 && (
        <b>
          {signed(sum.money)}
          <Coin />
        </b>
      )}
      {sum !== undefined && sum.prestige !== 0 && (
        <b>
          {signed(sum.prestige)}
          <Star />
        </b>
      )}
    </span>
  );
}

/** Each printed symbol with the good that fills it; goods fill their own symbol before a wild one (HBR-4a). */
function symbolsOf(
  { delivered }: Laid,
  wants: readonly CardSymbol[],
): readonly { readonly symbol: CardSymbol; readonly filled: Good | undefined }[] {
  const left = [...delivered];
  const take = (wanted: (good: Good) => boolean): Good | undefined => {
    const index = left.findIndex(wanted);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const own = wants.map((symbol) => ({
    symbol,
    filled: symbol === "wild" ? undefined : take((good) => good === symbol),
  }));
  return own.map((one) => (one.symbol === "wild" ? { ...one, filled: take(() => true) } : one));
}
