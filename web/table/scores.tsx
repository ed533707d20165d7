import { captivesOf, holdingsOf } from '../../src/texts/holdings.ts';
import type { Game, LogEntry, Table } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { PiecePicture } from '../ui/art.tsx';
import { Later } from './later.ts';
import { CountedScore } from './motion/counted-score.tsx';
import type { TableMotion } from './motion/table-motion.ts';
import { nameAt, ownedPieceText, type Players } from './players.ts';
import { type Entry, sentencesFor } from './sentences.ts';

interface ScoresProps {
  readonly game: Game;
  readonly table: Table;
  readonly entries: readonly LogEntry[];
  readonly motion: TableMotion;
}

/** Points with their explanation, pieces and goods of every seat, and the bag. */
export function Scores({ game, table, entries, motion }: ScoresProps) {
  const words = t().scores;
  return (
    <section class="card scores" id="part-scores">
      <h2>{words.title}</h2>
      <SeatList game={game} table={table} entries={entries} motion={motion} />
      <p class="bag">
        {words.bag(table.bag.remaining)}
        {table.bag.aside.length > 0 && ` · ${t().turn.setAside(table.bag.aside.length)}`}
        {t()
          .game.besideBag(table.expansions)
          .map((text) => ` · ${text}`)}
      </p>
      {game.status === 'running' && game.assistance && <Later.Remaining game={game} />}
    </section>
  );
}

interface SeatListProps {
  readonly game: Players & { readonly awaiting: Pick<NonNullable<Game['awaiting']>, 'seats'> | null };
  readonly table: Table;
  readonly entries: readonly Entry[];
  /** Where points rise before they are counted. */
  readonly motion?: TableMotion;
}

/** Every seat with its points, which unfold to show their origin, and its supply. */
export function SeatList({ table, ...list }: SeatListProps) {
  return (
    <ul class="seats">
      {table.seats.map((seat) => (
        <SeatLine key={seat.seat} table={table} seat={seat} {...list} />
      ))}
    </ul>
  );
}

interface SeatProps {
  readonly seat: Table['seats'][number];
}

function SeatLine({ game, table, entries, motion, seat }: SeatListProps & SeatProps) {
  const words = t().scores;
  const isAwaiting = game.awaiting?.seats.includes(seat.seat) === true;
  return (
    <li class={isAwaiting ? 'awaiting' : ''} data-seat={seat.seat}>
      <details>
        <summary>
          <PiecePicture piece="meeple" seat={seat.seat} size={28} />
          <span class="name">
            {nameAt(game, seat.seat)}
            {isAwaiting && <small class="hint">{words.turn}</small>}
            {seat.resigned && <small class="hint">{t().result.resigned}</small>}
          </span>
          <strong class="score">
            {motion === undefined ? (
              seat.score
            ) : (
              <CountedScore motion={motion} seat={seat.seat} score={seat.score} />
            )}
          </strong>
        </summary>
        <Explanation game={game} entries={entries} seat={seat} />
      </details>
      <Holdings table={table} seat={seat.seat} />
      <Captives game={game} table={table} seat={seat.seat} />
      <Pieces seat={seat} />
    </li>
  );
}

/** The sentences of the log that brought the seat its points. */
function Explanation({ game, entries, seat: { seat } }: Pick<SeatListProps, 'game' | 'entries'> & SeatProps) {
  const words = t().scores;
  const gained = entries
    .flatMap((entry) => sentencesFor(entry, (number) => nameAt(game, number)))
    .filter((sentence) => sentence.seat === seat && sentence.points !== undefined);
  return (
    <div class="explained" role="group" tabIndex={0} aria-label={words.explain}>
      <h3>{words.explain}</h3>
      {gained.length === 0 && <p class="quiet">{words.nothing}</p>}
      {gained.map(({ text, how = '' }, index) => (
        <p key={index}>{`${text} ${how}`}</p>
      ))}
    </div>
  );
}

/** The pieces that the seat has left. */
function Pieces({ seat: { seat, pieces } }: SeatProps) {
  const counts = Object.entries(pieces);
  const list = counts.map(([piece, count]) => `${count} ${t().game.piece(piece)}`).join(', ');
  return (
    <div class="pieces" role="img" aria-label={`${t().scores.pieces}: ${list}`}>
      {counts
        .filter(([, count]) => count > 0)
        .map(([piece, count]) => (
          <span key={piece} title={t().game.piece(piece)}>
            <PiecePicture piece={piece} seat={seat} size={18} />
            {count > 1 && `×${count}`}
          </span>
        ))}
    </div>
  );
}

/** The goods, figures and abbeys that a seat holds. */
function Holdings({ table, seat }: { table: Table; seat: number }) {
  const holdings = holdingsOf(t().game, table, seat);
  return holdings.length === 0 ? null : <small class="holdings">{holdings.join(' · ')}</small>;
}

/** The pieces of others that a seat holds. */
function Captives({ game, table, seat }: { game: Players; table: Table; seat: number }) {
  const captives = captivesOf(table, seat);
  if (captives.length === 0) return null;
  const names = captives.map(({ piece, seat: owner }) => ownedPieceText(piece, nameAt(game, owner)));
  return (
    <div class="captives" role="img" aria-label={names.join(', ')}>
      {captives.map(({ piece, seat: owner }, index) => (
        <span key={index} title={names[index]}>
          <PiecePicture piece={piece} seat={owner} size={18} />
        </span>
      ))}
    </div>
  );
}
