import type { Game, LogEntry, Table } from '../api/client.ts';
import { PiecePicture } from '../art.tsx';
import { t } from '../i18n/index.ts';
import { Told } from './log.tsx';
import { Remaining } from './remaining.tsx';
import { sentencesFor } from './sentences.ts';

interface ScoresProps {
  readonly game: Game;
  readonly table: Table;
  readonly entries: readonly LogEntry[];
}

/** Who has what: points with their explanation, pieces, goods, and what is left in the bag. */
export function Scores({ game, table, entries }: ScoresProps) {
  const words = t().scores;
  return (
    <section class="card scores">
      <h2>{words.title}</h2>
      <ul class="seats">
        {table.seats.map((seat) => (
          <SeatLine key={seat.seat} game={game} table={table} entries={entries} seat={seat} />
        ))}
      </ul>
      <p class="bag">
        {words.bag(table.bag.left)}
        {table.bag.aside.length > 0 && ` · ${t().turn.setAside(table.bag.aside.length)}`}
      </p>
      {game.status === 'running' && <Remaining game={game} />}
    </section>
  );
}

function SeatLine({ game, table, entries, seat }: ScoresProps & { seat: Table['seats'][number] }) {
  const words = t().scores;
  const nameOf = (number: number) => game.players.find((player) => player.seat === number)?.displayName ?? '';
  const isAsked = game.awaiting?.seats.includes(seat.seat) === true;
  const gained = entries
    .flatMap((entry) => sentencesFor(entry, nameOf))
    .filter((sentence) => sentence.seat === seat.seat && sentence.points !== undefined);
  return (
    <li class={isAsked ? 'asked' : ''}>
      <details>
        <summary>
          <PiecePicture piece="meeple" seat={seat.seat} size={28} />
          <span class="name">
            {nameOf(seat.seat)}
            {isAsked && <small class="hint">{words.turn}</small>}
            {seat.left && <small class="hint">{words.left}</small>}
          </span>
          <strong class="score">{seat.score}</strong>
        </summary>
        <div class="explained" role="group" tabIndex={0} aria-label={words.explain}>
          <h3>{words.explain}</h3>
          {gained.length === 0 ? <p class="quiet">{words.nothing}</p> : null}
          {gained.map((sentence, index) => (
            <p key={index}>
              {sentence.how === undefined ? <Told sentence={sentence} /> : `${sentence.text} ${sentence.how}`}
            </p>
          ))}
        </div>
      </details>
      <Own table={table} seat={seat.seat} />
      <div class="pieces" role="img" aria-label={piecesWords(seat.pieces)}>
        {Object.entries(seat.pieces).map(([piece, count]) =>
          count === 0 ? null : (
            <span key={piece}>
              <PiecePicture piece={piece} seat={seat.seat} size={18} />
              {count > 1 && `×${count}`}
            </span>
          ),
        )}
      </div>
    </li>
  );
}

const piecesWords = (pieces: Readonly<Record<string, number>>) =>
  `${t().scores.pieces}: ${Object.entries(pieces)
    .map(([piece, count]) => `${count} ${t().piece(piece)}`)
    .join(', ')}`;

/** What expansions gave to a seat: goods, king, robber, abbey. */
function Own({ table, seat }: { table: Table; seat: number }) {
  const own = table.own as {
    goods?: readonly Readonly<Record<string, number>>[];
    king?: number | null;
    robber?: number | null;
    abbeys?: readonly number[];
  };
  const goods = Object.entries(own.goods?.[seat] ?? {}).filter(([, count]) => count > 0);
  const parts = [
    ...goods.map(([name, count]) => `${count} ${t().goods(name)}`),
    own.king === seat ? t().goods('king') : '',
    own.robber === seat ? t().goods('robber') : '',
    (own.abbeys?.[seat] ?? 0) > 0 ? t().scores.abbey : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : <small class="own">{parts.join(' · ')}</small>;
}
