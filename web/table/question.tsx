import type { ComponentChildren } from 'preact';
import type { Decision, Game, Option, Options, Table } from '../api/client.ts';
import { PiecePicture, TilePicture } from '../art.tsx';
import { kindOf } from '../board/features.ts';
import { type Geometries, useTiles } from '../board/tiles.ts';
import { formatTime, t } from '../i18n/index.ts';
import {
  type Choice,
  type Item,
  itemsOf,
  keyOf,
  nextRotation,
  noChoice,
  othersOf,
  type Placement,
  type Play,
  placementAt,
  placementsOf,
  placesOf,
} from './turn.ts';

/** What all questions are put together from. */
export interface Asking {
  readonly game: Game;
  readonly table: Table;
  readonly options: Options;
  readonly seat: number;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  /** Makes the decision. */
  readonly send: (decision: Decision) => void;
  readonly isSending: boolean;
}

/** Placements of the item in hand. */
export function inHand({ options, choice, table }: Pick<Asking, 'options' | 'choice' | 'table'>): {
  items: Item[];
  item: Item | undefined;
  placements: Placement[];
} {
  const drawn = table.drawn ?? table.hand?.[0] ?? '';
  const items = itemsOf(options, drawn);
  const onlyTiles = othersOf(options).length === 0;
  const item =
    items.find(({ key }) => key === choice.item) ?? (onlyTiles && items.length === 1 ? items[0] : undefined);
  return { items, item, placements: placementsOf(options, item, drawn) };
}

/** The one question that the player is asked now. */
export function Question(asking: Asking) {
  const type = asking.options.options[0]?.decision.type;
  if (type === 'wagon') return <WagonQuestion {...asking} />;
  if (type === 'count') return <CountQuestion {...asking} />;
  if (type === 'redeploy') return <RedeployQuestion {...asking} />;
  return <PlaceQuestion {...asking} />;
}

function PlaceQuestion(asking: Asking) {
  const { choice, options, choose, send, isSending } = asking;
  const words = t().turn;
  const { items, item, placements } = inHand(asking);
  const others = othersOf(options);
  const placement = placementAt(placements, choice);
  if (placement !== undefined && item !== undefined)
    return <DeployQuestion {...asking} item={item} placement={placement} />;
  const isChoice = others.length > 0 && options.awaiting?.phase !== 'place';
  const isLast = options.awaiting?.phase === 'last-abbeys';
  const title = isLast
    ? words.lastAbbey
    : isChoice
      ? words.abbeyOrDraw
      : items.length > 1
        ? words.placeOne
        : words.place;
  return (
    <Sheet
      title={title}
      hint={
        isChoice && item === undefined ? words.abbeyHint : item?.isAbbey ? words.gapHint : words.placeHint
      }
      asking={asking}
    >
      <div class="hand">
        {items.map((one) => (
          <HandTile
            key={one.key}
            item={one}
            isChosen={one.key === item?.key}
            rotation={choice.rotation}
            onChoose={() => choose({ ...noChoice, item: one.key, rotation: choice.rotation })}
            onTurn={() =>
              choose({
                ...choice,
                cell: undefined,
                item: one.key,
                rotation: nextRotation(choice.rotation, [0, 90, 180, 270]),
              })
            }
          />
        ))}
        {others.map((option) => (
          <button
            key={keyOf(option)}
            type="button"
            class="main"
            disabled={isSending}
            onClick={() => send(option.decision)}
          >
            {isLast ? words.keep : options.awaiting?.phase === 'place' ? words.exchange : words.draw}
          </button>
        ))}
      </div>
      {item !== undefined && <PlaceList {...asking} placements={placements} />}
    </Sheet>
  );
}

interface HandTileProps {
  readonly item: Item;
  readonly isChosen: boolean;
  readonly rotation: Choice['rotation'];
  readonly onChoose: () => void;
  readonly onTurn: () => void;
}

/** A tile in hand: the first tap takes it up, every other turns it. */
function HandTile({ item, isChosen, rotation, onChoose, onTurn }: HandTileProps) {
  const name = item.isAbbey ? t().turn.abbey : t().turn.tile;
  return (
    <button
      type="button"
      class={isChosen ? 'hand-tile chosen' : 'hand-tile'}
      aria-pressed={isChosen}
      aria-label={isChosen ? `${t().turn.turnTile} (R), ${rotation}°` : name}
      onClick={isChosen ? onTurn : onChoose}
      onWheel={(event) => {
        event.preventDefault();
        onTurn();
      }}
    >
      <TilePicture tile={item.tile} rotation={isChosen && !item.isAbbey ? rotation : 0} size={84} />
      {isChosen && !item.isAbbey && (
        <span class="turn-mark" aria-hidden="true">
          ↻
        </span>
      )}
    </button>
  );
}

/** The same places for those who do not use the board. */
function PlaceList({ placements, choice, choose }: Asking & { placements: readonly Placement[] }) {
  const places = placesOf(placements);
  return (
    <label class="place-list">
      <span>{t().turn.asList}</span>
      <select
        value=""
        onChange={(event) => {
          const [x = 0, y = 0, rotation = 0] = event.currentTarget.value.split(' ').map(Number);
          choose({ ...choice, cell: { x, y }, rotation: rotation as Choice['rotation'], play: undefined });
        }}
      >
        <option value="" disabled>
          …
        </option>
        {places.flatMap(({ x, y, label, rotations }) =>
          rotations.map((rotation) => (
            <option key={`${x},${y},${rotation}`} value={`${x} ${y} ${rotation}`}>
              {`${label}: ${x}, ${y} · ${rotation}°`}
            </option>
          )),
        )}
      </select>
    </label>
  );
}

/** The tile lies there for a look; does a piece go with it? */
function DeployQuestion(asking: Asking & { item: Item; placement: Placement }) {
  const { choice, choose, send, isSending, placement, item, seat } = asking;
  const words = t().turn;
  const geometryOf = useTiles();
  const deployments = placement.deployments ?? [];
  const chosen: Play = deployments.find((one) => keyOf(one) === choice.play) ?? placement;
  const rotations = placesOf(inHand(asking).placements).find(
    ({ x, y }) => x === placement.decision.x && y === placement.decision.y,
  )?.rotations;
  const isTurnable = (rotations?.length ?? 1) > 1;
  const turn = () =>
    choose({ ...choice, rotation: nextRotation(choice.rotation, rotations ?? []), play: undefined });
  return (
    <Sheet title={deployments.length > 0 ? words.deploy : words.place} asking={asking}>
      {deployments.length > 0 && (
        <div class="plays" role="radiogroup" aria-label={words.deploy}>
          <PlayOption {...asking} play={placement} isChosen={chosen === placement}>
            {words.deployNobody}
          </PlayOption>
          {deployments.map((play) => (
            <PlayOption key={keyOf(play)} {...asking} play={play} isChosen={chosen === play}>
              <PiecePicture piece={deployOf(play.decision)?.piece ?? ''} seat={seat} />
              {deploymentWords(play.decision, item, choice.rotation, geometryOf)}
            </PlayOption>
          ))}
        </div>
      )}
      <Confirm asking={asking} play={chosen} onConfirm={() => send(chosen.decision)}>
        {isTurnable && (
          <button
            type="button"
            class="icon"
            aria-label={`${words.turnTile} (R)`}
            title={words.turnTile}
            onClick={turn}
          >
            ↻
          </button>
        )}
        <button
          type="button"
          disabled={isSending}
          onClick={() => choose({ ...choice, cell: undefined, play: undefined })}
        >
          {words.takeBack}
        </button>
      </Confirm>
    </Sheet>
  );
}

type Deploy = { readonly piece: string; readonly segment?: string; readonly corner?: string };

/** The piece that goes with a placement. */
export function deployOf(decision: Decision): Deploy | undefined {
  return 'deploy' in decision ? (decision.deploy as Deploy | undefined) : undefined;
}

const compass = ['N', 'E', 'S', 'W'];

/** `knight in the city (north)`: what stands there afterwards, and which of the tile's features it is. */
function deploymentWords(decision: Decision, item: Item, rotation: number, geometryOf: Geometries): string {
  const words = t();
  const deploy = deployOf(decision);
  if (deploy === undefined) return '';
  const piece = words.piece(deploy.piece);
  if (deploy.corner !== undefined) return `${piece} ${words.turn.corner(words.corner(deploy.corner))}`;
  const kind = kindOf(deploy.segment ?? '');
  const who = deploy.piece === 'meeple' ? words.role(kind) : piece;
  const where = sideWords(geometryOf(item.tile, rotation as Choice['rotation']), deploy.segment ?? '');
  return `${capital(who)} · ${words.feature(kind)}${where}`;
}

/** Towards which sides a segment lies, where the tile has several of its kind. */
function sideWords(geometry: ReturnType<Geometries>, segment: string): string {
  const alike = geometry?.regions.segments.filter((one) => kindOf(one) === kindOf(segment)) ?? [];
  const spot = geometry?.spots.get(segment);
  if (alike.length < 2 || spot === undefined) return '';
  const [dx, dy] = [spot.x - 50, spot.y - 50];
  const vertical = Math.abs(dy) > 12 ? compass[dy < 0 ? 0 : 2] : undefined;
  const horizontal = Math.abs(dx) > 12 ? compass[dx > 0 ? 1 : 3] : undefined;
  const words = t();
  if (vertical !== undefined && horizontal !== undefined) return ` (${words.corner(vertical + horizontal)})`;
  const side = vertical ?? horizontal;
  return side === undefined ? '' : ` (${words.side(side)})`;
}

/** ` (south) at 3, −1`: which segment of the board is meant. */
function whereWords(
  { tiles }: Table,
  to: { x: number; y: number; segment: string },
  geometryOf: Geometries,
): string {
  const tile = tiles.find(({ x, y }) => x === to.x && y === to.y);
  const side = tile === undefined ? '' : sideWords(geometryOf(tile.tile, tile.rotation), to.segment);
  return `${side} ${t().turn.atCell(to.x, to.y)}`;
}

/** The wagon goes on, or home. */
function WagonQuestion(asking: Asking) {
  const geometryOf = useTiles();
  const { options, choice, send } = asking;
  const words = t().turn;
  const chosen = options.options.find((one) => keyOf(one) === choice.play);
  return (
    <Sheet title={words.wagon} hint={words.wagonHint} asking={asking}>
      <div class="plays" role="radiogroup" aria-label={words.wagon}>
        {options.options.map((play) => {
          const to = play.decision.type === 'wagon' ? play.decision.to : null;
          return (
            <PlayOption key={keyOf(play)} {...asking} play={play} isChosen={play === chosen}>
              {to === null
                ? words.wagonHome
                : `${words.wagonTo(kindOf(to.segment))}${whereWords(asking.table, to, geometryOf)}`}
            </PlayOption>
          );
        })}
      </div>
      <Confirm asking={asking} play={chosen} onConfirm={() => chosen && send(chosen.decision)} />
    </Sheet>
  );
}

type CountDecision = Extract<Decision, { type: 'count' }>;
type CountOption = Option & { decision: CountDecision };
const entryKey = (decision: CountDecision) =>
  decision.quarter === null ? 'nobody' : `${decision.piece}@${decision.quarter}`;

/** Who enters the town; then where the count goes. */
function CountQuestion(asking: Asking) {
  const { options, choice, choose, send, seat, table } = asking;
  const words = t();
  const all = options.options.filter((option): option is CountOption => option.decision.type === 'count');
  const chosen = all.find((one) => keyOf(one) === choice.play);
  if (choice.entry === undefined) {
    const entries = all.filter(
      ({ decision }) => decision.quarter === null || decision.moveCountTo === undefined,
    );
    return (
      <Sheet title={words.turn.count} hint={words.turn.countHint} asking={asking}>
        <div class="plays" role="radiogroup" aria-label={words.turn.count}>
          {entries.map((play) => (
            <PlayOption
              key={keyOf(play)}
              {...asking}
              play={play}
              isChosen={false}
              onChoose={() => choose({ ...choice, entry: entryKey(play.decision), play: keyOf(play) })}
            >
              {play.decision.quarter === null ? (
                words.turn.countNobody
              ) : (
                <>
                  <PiecePicture piece={play.decision.piece} seat={seat} />
                  {capital(words.turn.countEnter(play.decision.piece, play.decision.quarter))}
                </>
              )}
            </PlayOption>
          ))}
        </div>
      </Sheet>
    );
  }
  const where = all.filter(({ decision }) => entryKey(decision) === choice.entry);
  const isNobody = choice.entry === 'nobody';
  return (
    <Sheet
      title={isNobody ? words.turn.countNobody : words.turn.moveCount}
      hint={isNobody ? undefined : words.turn.moveCountHint}
      asking={asking}
    >
      {!isNobody && (
        <div class="plays" role="radiogroup" aria-label={words.turn.moveCount}>
          {where.map((play) => {
            const to = play.decision.quarter === null ? undefined : play.decision.moveCountTo;
            return (
              <PlayOption key={keyOf(play)} {...asking} play={play} isChosen={play === chosen}>
                {to === undefined ? words.turn.countStays(countAt(table)) : words.turn.countGoes(to)}
              </PlayOption>
            );
          })}
        </div>
      )}
      <Confirm asking={asking} play={chosen} onConfirm={() => chosen && send(chosen.decision)}>
        <button type="button" onClick={() => choose({ ...choice, entry: undefined, play: undefined })}>
          {words.turn.takeBack}
        </button>
      </Confirm>
    </Sheet>
  );
}

interface Town {
  readonly count: string;
  readonly followers: readonly { seat: number; piece: string; quarter: string }[];
}

const townOf = ({ own }: Table) => own['town'] as Town | undefined;
const countAt = (table: Table) => townOf(table)?.count ?? '';

type RedeployDecision = Extract<Decision, { type: 'redeploy' }>;
type RedeployOption = Option & { decision: RedeployDecision };

/** Any of the followers in the town may join what is scored; at the end of the game one at a time. */
function RedeployQuestion(asking: Asking) {
  const { options, choice, choose, send, seat, table } = asking;
  const words = t();
  const isFinal = options.awaiting?.phase === 'final-redeploy';
  const all = options.options.filter(
    (option): option is RedeployOption => option.decision.type === 'redeploy',
  );
  const single = all.filter(({ decision }) => decision.pieces.length === 1);
  const chosen = single.filter((move) => choice.moves.includes(keyOf(move)));
  const toggle = (move: RedeployOption) => {
    const isChosen = choice.moves.includes(keyOf(move));
    const kept = isFinal ? [] : choice.moves;
    choose({
      ...choice,
      moves: isChosen ? choice.moves.filter((one) => one !== keyOf(move)) : [...kept, keyOf(move)],
    });
  };
  const decision: RedeployDecision = {
    type: 'redeploy',
    pieces: chosen.flatMap((move) => move.decision.pieces),
  };
  const none = all.find((option) => option.decision.pieces.length === 0);
  return (
    <Sheet
      title={isFinal ? words.turn.redeployFinal : words.turn.redeploy}
      hint={words.turn.redeployHint}
      asking={asking}
    >
      <div class="plays single" role="group" aria-label={words.turn.redeploy}>
        {single.map((move) => {
          const [{ piece, quarter, to } = { piece: '', quarter: '', to: { x: 0, y: 0, segment: '' } }] =
            move.decision.pieces;
          const isChosen = choice.moves.includes(keyOf(move));
          const used = chosen.filter(
            ({ decision: { pieces } }) => pieces[0]?.piece === piece && pieces[0]?.quarter === quarter,
          ).length;
          const there =
            townOf(table)?.followers.filter(
              (one) => one.seat === seat && one.piece === piece && one.quarter === quarter,
            ).length ?? 1;
          return (
            <label key={keyOf(move)} class={isChosen ? 'play chosen' : 'play'} data-play={keyOf(move)}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && !isFinal && used >= there}
                onChange={() => toggle(move)}
              />
              <PiecePicture piece={piece} seat={seat} />
              <span>
                {capital(words.turn.redeployMove(piece, quarter, kindOf(to.segment)))}{' '}
                {words.turn.atCell(to.x, to.y)}
              </span>
              <Gains game={asking.game} gains={move.gains} />
            </label>
          );
        })}
      </div>
      <Confirm
        asking={asking}
        play={chosen.length === 1 ? chosen[0] : chosen.length === 0 ? none : undefined}
        label={chosen.length === 0 ? words.turn.redeployNobody : undefined}
        isReady
        onConfirm={() => send(decision)}
      />
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly asking: Pick<Asking, 'options' | 'game'>;
  readonly children: ComponentChildren;
}

function Sheet({ title, hint, asking, children }: SheetProps) {
  const deadline = asking.options.awaiting?.deadline;
  return (
    <div class="question">
      <p class="whose">
        <PiecePicture piece="meeple" seat={asking.game.you ?? 0} size={20} />
        {t().turn.yours}
        {deadline && <span class="quiet"> · {t().turn.deadline(formatTime(deadline))}</span>}
      </p>
      <h2>{title}</h2>
      {hint !== undefined && <p class="quiet">{hint}</p>}
      {children}
    </div>
  );
}

type PlayOptionProps = Asking & {
  readonly play: Play;
  readonly isChosen: boolean;
  readonly onChoose?: () => void;
  readonly children: ComponentChildren;
};

function PlayOption({ play, isChosen, onChoose, children, choice, choose, game }: PlayOptionProps) {
  const take = onChoose ?? (() => choose({ ...choice, play: keyOf(play) }));
  return (
    <label class={isChosen ? 'play chosen' : 'play'} data-play={keyOf(play)}>
      <input type="radio" name="play" checked={isChosen} onClick={take} />
      <span class="what">{children}</span>
      <Gains game={game} gains={play.gains} />
    </label>
  );
}

/** Points that a decision brings at once, one's own first. */
function Gains({ game, gains }: { game: Game; gains: readonly number[] }) {
  const text = gainWords(game, gains);
  return text === '' ? null : <span class="gains">{text}</span>;
}

function gainWords({ you, players }: Game, gains: readonly number[]): string {
  const all = gains.flatMap((points, seat) => (points > 0 ? [{ points, seat }] : []));
  all.sort((a, b) => Number(b.seat === you) - Number(a.seat === you));
  return all
    .map(({ points, seat }) =>
      seat === you
        ? `+${points}`
        : t().turn.gain(players.find((player) => player.seat === seat)?.displayName ?? '', points),
    )
    .join(', ');
}

interface ConfirmProps {
  readonly asking: Asking;
  readonly play: Play | undefined;
  readonly label?: string | undefined;
  readonly isReady?: boolean;
  readonly onConfirm: () => void;
  readonly children?: ComponentChildren;
}

/** Nothing is sent before this. */
function Confirm({ asking, play, label, isReady = play !== undefined, onConfirm, children }: ConfirmProps) {
  const words = t().turn;
  const gains = play === undefined ? '' : gainWords(asking.game, play.gains);
  const text = label ?? (gains === '' ? words.confirm : words.confirmGain(gains));
  return (
    <div class="confirm">
      {children}
      <button type="button" class="main" disabled={!isReady || asking.isSending} onClick={onConfirm}>
        {asking.isSending ? words.sending : text}
      </button>
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
