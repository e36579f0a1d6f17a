import {
  type Action,
  coverPrice,
  type Good,
  type Harbor,
  productOf,
  type SpaceNumber,
  spaceAt,
} from "@harbor/bremerhaven";
import { BuildingPicture } from "@harbor/bremerhaven-pictures/buildings";
import { Coin, CoverCard, GoodIcon } from "@harbor/bremerhaven-pictures/pieces";
import type { Seat } from "@harbor/kit";
import { useBoardContext } from "../boardContext.ts";
import { Hyphenated } from "../cards/Hyphenated.tsx";
import { Inspect } from "../cards/Inspect.tsx";
import { useCurrentChoice } from "../choice/ChoiceContext.ts";
import { useSpotName } from "../choice/labels.ts";
import { Piece } from "../choice/Piece.tsx";
import { Target } from "../choice/Target.tsx";
import { piece } from "../motion/piece.ts";
import { useBoardTexts } from "../useBoardTexts.ts";

type SpacePlaceProps = { readonly harbor: Harbor; readonly seat: Seat; readonly space: SpaceNumber };

/** One of the twelve spaces: empty, covered, with goods, or with a building that may hold goods. */
export function SpacePlace({ harbor, seat, space }: SpacePlaceProps) {
  const { t } = useBoardTexts();
  const { covered, building, goods } = spaceAt(harbor, space);
  const choice = useCurrentChoice();
  const inUse = choice?.possible.legal.some((action) => takesFrom(action, space)) ?? false;
  const aim = choice?.aim({ at: "space", space });
  const cost = aim?.cost === undefined ? undefined : aim.cost.permit + aim.cost.work;
  return (
    <div className="space" data-built={building !== undefined} data-covered={covered === true}>
      {covered && (
        <div className="space-cover" {...piece(`cover:${seat}:${space}`)}>
          <CoverCard price={cost ?? coverPrice(space) ?? 0} title={t("harbor.covered")} />
        </div>
      )}
      {building !== undefined && <Built key={building} harbor={harbor} space={space} building={building} />}
      {goods.length > 0 && (
        <div className="space-goods" data-count={goods.length}>
          {[...new Set(goods)].map((good) => (
            <Pile key={good} good={good} goods={goods} seat={seat} space={space} />
          ))}
        </div>
      )}
      <Target spot={{ at: "space", space }} givesWay={inUse}>
        {!covered && cost !== undefined && cost > 0 && aim?.reason === undefined && (
          <Coin amount={cost} className="space-price" />
        )}
      </Target>
    </div>
  );
}

/** Whether the action picks up a good that lies or is produced here. */
function takesFrom(action: Action, space: SpaceNumber): boolean {
  switch (action.type) {
    case "move":
      return action.from === `space:${space}`;
    case "pack":
    case "unpack":
      return action.space === space;
    case "produce":
      return action.from === space && action.to !== undefined;
    default:
      return false;
  }
}

type PileProps = {
  readonly good: Good;
  readonly goods: readonly Good[];
  readonly seat: Seat;
  readonly space: SpaceNumber;
};

/** All goods of one kind on a space, as one pile. */
function Pile({ good, goods, seat, space }: PileProps) {
  const { t } = useBoardTexts();
  const { texts } = useBoardContext();
  const spotName = useSpotName();
  const canMove = useCurrentChoice()?.possible.legal.some(
    (action) =>
      (action.type === "move" && action.from === `space:${space}` && action.good === good) ||
      ((action.type === "pack" || action.type === "unpack") && action.space === space),
  );
  const name = texts.goods[good].one;
  const icons = goods.flatMap((one, nth) =>
    one !== good
      ? []
      : [
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: goods of a kind differ only by position
            key={nth}
            className="good-one"
            {...piece(`good:${seat}:${good}`, { at: `space:${space}:${nth}` })}
          >
            <GoodIcon good={good} {...(canMove !== true && { title: name })} />
          </span>,
        ],
  );
  if (!canMove) return <span className="good">{icons}</span>;
  return (
    <Piece
      id={`space:${space}:${good}`}
      className="good"
      held={{ kind: "good", good, from: `space:${space}` }}
      label={t("harbor.goodOn", { good: name, where: spotName({ at: "space", space }) })}
    >
      {icons}
    </Piece>
  );
}

type BuiltProps = { readonly harbor: Harbor; readonly space: SpaceNumber; readonly building: string };

function Built({ harbor, space, building }: BuiltProps) {
  const { t } = useBoardTexts();
  const { texts, cards } = useBoardContext();
  const choice = useCurrentChoice();
  const name = texts.names.buildings[building] ?? building;
  // Money needs no space, so it has a button beside the board.
  const produce = choice?.possible.legal.find(
    (action) => action.type === "produce" && action.from === space && action.to !== undefined,
  );
  const product = productOf(cards, harbor, space, 0);
  return (
    <>
      <Inspect
        card={{ deck: "buildings", id: building }}
        className="space-building"
        at="space"
        label={name}
        marks={piece(`building:${building}`, { at: "space", drawn: true })}
      >
        <BuildingPicture building={building} />
      </Inspect>
      <span className="space-name">
        <Hyphenated name={name} />
      </span>
      {produce !== undefined && (
        <Piece
          id={`maker:${space}`}
          className="space-maker"
          held={{ kind: "maker", from: space }}
          label={t("harbor.produce", { name })}
        >
          <span aria-hidden="true">+</span>
          {product?.good !== undefined && <GoodIcon good={product.good} />}
        </Piece>
      )}
    </>
  );
}
