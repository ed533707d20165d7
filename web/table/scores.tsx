import type { Game, LogEntry, Table } from '../api/client.ts';
import { PiecePicture } from '../art.tsx';
import { t } from '../i18n/index.ts';
import { Holdings } from './holdings.tsx';
import { SentenceLine } from './log.tsx';
import { nameAt } from './players.ts';
import { Remaining } from './remaining.tsx';
import { sentencesFor } from './sentences.ts';

interface ScoresProps {
  readonly game: Game;
  readonly table: Table;
  readonly entries: readonly LogEntry[];
}

/** Points with their explanation, pieces and goods of every seat, and the bag. */
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
        {words.bag(table.bag.remaining)}
        {table.bag.aside.length > 0 && ` · ${t().turn.setAside(table.bag.aside.length)}`}
      </p>
      {game.status === 'running' && <Remaining game={game} />}
    </section>
  );
}

function SeatLine({ game, table, entries, seat }: ScoresProps & { seat: Table['seats'][number] }) {
  const words = t().scores;
  const nameOf = (number: number) => nameAt(game, number);
  const isAwaiting = game.awaiting?.seats.includes(seat.seat) === true;
  const gained = entries
    .flatMap((entry) => sentencesFor(entry, nameOf))
    .filter((sentence) => sentence.seat === seat.seat && sentence.points !== undefined);
  return (
    <li class={isAwaiting ? 'awaiting' : ''}>
      <details>
        <summary>
          <PiecePicture piece="meeple" seat={seat.seat} size={28} />
          <span class="name">
            {nameOf(seat.seat)}
            {isAwaiting && <small class="hint">{words.turn}</small>}
            {seat.resigned && <small class="hint">{words.resigned}</small>}
          </span>
          <strong class="score">{seat.score}</strong>
        </summary>
        <div class="explained" role="group" tabIndex={0} aria-label={words.explain}>
          <h3>{words.explain}</h3>
          {gained.length === 0 ? <p class="quiet">{words.nothing}</p> : null}
          {gained.map((sentence, index) => (
            <p key={index}>
              {sentence.how === undefined ? (
                <SentenceLine sentence={sentence} />
              ) : (
                `${sentence.text} ${sentence.how}`
              )}
            </p>
          ))}
        </div>
      </details>
      <Holdings table={table} seat={seat.seat} />
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
    .map(([piece, count]) => `${count} ${t().game.piece(piece)}`)
    .join(', ')}`;
