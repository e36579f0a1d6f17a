import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BuildingPicture, PICTURED_BUILDINGS } from "../src/buildings/BuildingPicture.tsx";
import { InfluenceBack, InfluenceCard } from "../src/cards/index.ts";
import { EventPicture, PICTURED_EVENTS } from "../src/events/EventPicture.tsx";
import { AppIcon, Favicon, LinkPreview, Logo } from "../src/icons/index.ts";
import { PORTRAITS } from "../src/people/index.ts";
import * as pieces from "../src/pieces/index.ts";
import { GoodIcon } from "../src/pieces/index.ts";
import { HomePoster } from "../src/scenes/HomePoster.tsx";
import { HarborScene, LandScene, PaperGrain, SeaScene, TownHouse, TownScene } from "../src/scenes/index.ts";
import { HOUSES } from "../src/scenes/town.tsx";
import { ShipPicture } from "../src/ships/ShipPicture.tsx";
import { TruckPicture } from "../src/trucks/TruckPicture.tsx";

const STARS = [1, 2, 3, 4, 5] as const;
const CARGOES = ["barrel", "container", "crate", "passenger", "wild"] as const;
const SHIPS = CARGOES.flatMap((cargo) => STARS.map((stars) => [cargo, stars, Math.min(5, stars + 1)] as const));

const TRUCKS = [
  ["barrel", "barrel"],
  ["container"],
  ["crate", "crate"],
  ["passenger", "passenger"],
  ["wild", "wild"],
  ["crate", "container", "barrel"],
  ["passenger", "barrel"],
  ["crate", "passenger", "wild"],
] as const;

type ShowProps = { readonly name?: string; readonly width: number; readonly children: ReactNode };

function Show({ name, width, children }: ShowProps) {
  return (
    <figure style={{ width }}>
      {children}
      {name}
    </figure>
  );
}

function Section({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <section id={id}>
      <h2>{id}</h2>
      <div>{children}</div>
    </section>
  );
}

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SEATS = [0, 1, 2, 3] as const;
const player = (seat: pieces.SeatNumber) => ({ sign: pieces.PLAYER_SIGNS[seat], color: pieces.playerColors[seat] });

function Pieces(width: number) {
  const drawn = [
    <pieces.Coin key="coin" />,
    <pieces.Coin key="coin5" amount={5} />,
    <pieces.Coin key="coin12" amount={12} />,
    <pieces.Star key="star" />,
    <pieces.Bollard key="bollard" set />,
    <pieces.Bollard key="place" set={false} />,
    <pieces.TimeMarker key="time" />,
    <pieces.CoverCard key="cover" price={3} />,
    <pieces.ShipToken key="token" />,
    ...([1, 2, 3, 4] as const).map((rank) => <pieces.RankBadge key={`rank${rank}`} rank={rank} />),
    <pieces.PenaltyMark key="penalty" />,
    <pieces.RewardMark key="reward" />,
    ...([0, 1, 2, 3] as const).map((seat) => <pieces.PlayerSign key={`seat${seat}`} seat={seat} />),
    <pieces.ParkingIcon key="parking" />,
    <pieces.BuildingIcon key="building" />,
    <pieces.PermitIcon key="permit" />,
    <pieces.InfluenceIcon key="influence" />,
    <pieces.PlannerIcon key="planner" />,
    <pieces.PricesIcon key="prices" />,
    <pieces.LadderIcon key="ladder" />,
  ];
  return drawn.map((piece) => (
    <Show key={`${piece.key} ${width}`} width={width}>
      {piece}
    </Show>
  ));
}

export function renderGallery(): string {
  return renderToStaticMarkup(
    <>
      <Section id="buildings-small">
        {PICTURED_BUILDINGS.map((id) => (
          <Show key={id} width={72}>
            <BuildingPicture building={id} />
          </Show>
        ))}
      </Section>
      <Section id="buildings">
        {PICTURED_BUILDINGS.map((id) => (
          <Show key={id} name={id} width={320}>
            <BuildingPicture building={id} />
          </Show>
        ))}
      </Section>
      <Section id="ships-small">
        {SHIPS.map(([cargo, stars, goods]) => (
          <Show key={`${cargo} ${stars}`} width={150}>
            <ShipPicture cargo={cargo} stars={stars} goods={goods} />
          </Show>
        ))}
      </Section>
      <Section id="ships">
        {SHIPS.map(([cargo, stars, goods]) => (
          <Show key={`${cargo} ${stars}`} name={`${cargo}, ${stars} stars, ${goods} goods`} width={268}>
            <ShipPicture cargo={cargo} stars={stars} goods={goods} />
          </Show>
        ))}
      </Section>
      <Section id="trucks">
        {TRUCKS.map((wants) => (
          <Show key={wants.join()} name={wants.join(", ")} width={260}>
            <TruckPicture wants={wants} />
          </Show>
        ))}
        {TRUCKS.map((wants) => (
          <Show key={wants.join()} width={90}>
            <TruckPicture wants={wants} />
          </Show>
        ))}
      </Section>
      <Section id="goods">
        {[16, 24, 48, 120].flatMap((width) =>
          CARGOES.map((good) => (
            <Show key={`${good} ${width}`} width={width}>
              <GoodIcon good={good} />
            </Show>
          )),
        )}
      </Section>
      <Section id="pieces">{[18, 32, 64, 110].map((width) => Pieces(width))}</Section>
      <Section id="cards">
        {VALUES.map((value) => (
          <Show key={value} width={280}>
            <InfluenceCard value={value} {...player(SEATS[value % 4] ?? 0)} />
          </Show>
        ))}
        {SEATS.flatMap((seat) => [
          ...VALUES.map((value) => (
            <Show key={`${seat} ${value}`} width={64}>
              <InfluenceCard value={value} {...player(seat)} />
            </Show>
          )),
          <Show key={seat} width={64}>
            <InfluenceBack seat={seat} />
          </Show>,
          <Show key={`${seat} back`} width={40}>
            <InfluenceBack seat={seat} />
          </Show>,
        ])}
      </Section>
      <Section id="people">
        {[32, 48, 160].map((width) =>
          PORTRAITS.flatMap(({ people, Portrait }) =>
            people.map((person) => (
              <Show key={`${person} ${width}`} name={width < 100 ? "" : person} width={width}>
                <Portrait person={person} />
              </Show>
            )),
          ),
        )}
      </Section>
      <Section id="events">
        {PICTURED_EVENTS.map((id) => (
          <Show key={id} name={id} width={270}>
            <EventPicture event={id} />
          </Show>
        ))}
        {PICTURED_EVENTS.map((id) => (
          <Show key={id} width={72}>
            <EventPicture event={id} />
          </Show>
        ))}
      </Section>
      <Section id="boards">
        <Show width={1400}>
          <SeaScene />
        </Show>
        <Show width={1400}>
          <TownScene />
        </Show>
        <Show width={1400}>
          <LandScene />
        </Show>
        <Show width={680}>
          <HarborScene />
        </Show>
        {HOUSES.map((slot) => (
          <Show key={slot} width={100}>
            <TownHouse slot={slot} />
          </Show>
        ))}
      </Section>
      <Section id="home">
        <Show width={980}>
          <HomePoster className="wide" />
          <PaperGrain />
        </Show>
        <Show width={290}>
          <HomePoster className="tall" />
        </Show>
      </Section>
      <Section id="marks">
        {[16, 24, 32, 64, 180].map((width) => (
          <Show key={width} width={width}>
            <Logo />
          </Show>
        ))}
        {[16, 32, 96].map((width) => (
          <Show key={width} width={width}>
            <Favicon />
          </Show>
        ))}
        <Show width={240}>
          <AppIcon />
        </Show>
        <Show width={560}>
          <LinkPreview />
        </Show>
      </Section>
    </>,
  );
}
