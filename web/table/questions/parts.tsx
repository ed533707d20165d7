import type { ComponentChildren } from 'preact';
import type { Table } from '../../api/client.ts';
import { formatTime, t } from '../../i18n/index.ts';
import { PiecePicture } from '../../ui/art.tsx';
import { Button } from '../../ui/form.tsx';
import { nameAt } from '../players.ts';
import { keyOf, type SingleOption } from '../turn/placements.ts';
import type { Turn } from '../turn/use-turn.ts';
import { questionText } from './phase-text.ts';

interface SheetProps {
  readonly turn: Turn;
  /** Only if it differs from the question of the phase. */
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  /** The tile or piece in hand, beside the question. */
  readonly hand?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame of every question: whose turn it is and until when, the question itself, and a hint. */
export function Sheet({ turn, title, hint, hand, children }: SheetProps) {
  const words = t();
  return (
    <div class="question">
      <div class="question-head">
        {hand}
        <div>
          <p class="whose">
            <PiecePicture piece="meeple" seat={turn.seat} size={20} />
            {turn.labels?.whose ?? words.turn.yours}
            {turn.deadline !== null && (
              <span class="quiet">{words.turn.deadline(formatTime(turn.deadline))}</span>
            )}
            {turn.isPaused === true && <span class="quiet">{words.turn.paused}</span>}
          </p>
          {turn.table.turn.part > 1 && turn.table.turn.seat === turn.seat && (
            <p class="announcement">{words.table.second}</p>
          )}
          <h2 tabIndex={-1}>{title ?? questionText(turn)}</h2>
          <News table={turn.table} />
          {hint !== undefined && <p class="quiet">{hint}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}

/** Sentences about what goes on at the table until it is over. */
export function News({ table }: { table: Pick<Table, 'expansions'> }) {
  return (
    <>
      {t()
        .game.news(table.expansions)
        .map((text) => (
          <p key={text} class="announcement">
            {text}
          </p>
        ))}
    </>
  );
}

/** A list of options with a single choice. */
export function OptionList({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="turn-options" role="radiogroup" aria-label={label}>
      {children}
    </div>
  );
}

interface OptionLineProps {
  readonly turn: Turn;
  readonly option: SingleOption;
  readonly isChosen: boolean;
  /** The name of its list, if a question has two. */
  readonly list?: string;
  /** Called instead of choosing the option. */
  readonly onChoose?: () => void;
  readonly children: ComponentChildren;
}

/** An option of a list, with its points. */
export function OptionLine({ turn, option, isChosen, list = 'option', onChoose, children }: OptionLineProps) {
  const choose = onChoose ?? (() => turn.dispatch({ type: 'choose', option: keyOf(option) }));
  return (
    <label class={isChosen ? 'turn-option chosen' : 'turn-option'} data-option={keyOf(option)}>
      <input type="radio" name={list} checked={isChosen} onClick={choose} />
      <span class="what">{children}</span>
      <Gains turn={turn} option={option} />
    </label>
  );
}

/** The immediate points of an option. */
export function Gains({ turn, option }: { turn: Turn; option: SingleOption }) {
  const text = gainsText(turn.game, option.gains);
  return text === '' ? null : <span class="gains">{text}</span>;
}

interface ConfirmProps {
  readonly turn: Turn;
  /** The option that would be sent, to show its points. */
  readonly option: SingleOption | undefined;
  readonly label?: string | undefined;
  readonly isReady?: boolean;
  readonly onConfirm: () => void;
  readonly children?: ComponentChildren;
}

/** The button that sends a decision. */
export function Confirm({ turn, option, label, isReady, onConfirm, children }: ConfirmProps) {
  const words = t().turn;
  const gains = option === undefined ? '' : gainsText(turn.game, option.gains);
  const text = label ?? turn.labels?.confirm ?? (gains === '' ? words.confirm : words.confirmGain(gains));
  const isEnabled = (isReady ?? option !== undefined) && !turn.isSending;
  return (
    <div class="confirm">
      {children}
      <Button
        label={turn.isSending ? words.sending : text}
        class="main"
        disabled={!isEnabled}
        onClick={onConfirm}
      />
    </div>
  );
}

/** The button that sends the chosen option as it is. */
export function ConfirmOption({ turn, option }: { turn: Turn; option: SingleOption | undefined }) {
  return (
    <Confirm
      turn={turn}
      option={option}
      onConfirm={() => option !== undefined && turn.send(option.decision)}
    />
  );
}

/** Formats the immediate points of a decision for each seat, the reader's first; empty if there are none. */
function gainsText({ yourSeat, players }: Turn['game'], gains: readonly number[]): string {
  return gains
    .map((points, seat) => ({ points, seat }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Number(b.seat === yourSeat) - Number(a.seat === yourSeat))
    .map(({ points, seat }) =>
      seat === yourSeat ? signed(points) : t().turn.gain(nameAt({ players }, seat), signed(points)),
    )
    .join(', ');
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);
