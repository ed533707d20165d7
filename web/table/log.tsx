import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { numbersInEffect } from '../../src/engine/in-effect.ts';
import type { LogEntry } from '../api/client.ts';
import type { Cell } from '../board/cell.ts';
import { formatTime, more } from '../i18n/index.ts';
import { PiecePicture } from '../ui/art.tsx';
import { Button } from '../ui/form.tsx';
import { cellOf } from './moves.ts';
import { Notation, NotationSwitch } from './notation.tsx';
import { type Sentence, sentencesFor } from './sentences.ts';
import { UnseenCell } from './unseen-cell.tsx';

/** An event at the table that is not an entry of the log. */
export interface LogNote {
  readonly id: string;
  /** The entry it follows; 0 for before the first. */
  readonly seq: number;
  readonly text: string;
  readonly at: string;
}

interface LogProps {
  readonly entries: readonly LogEntry[];
  /** The selected entry; undefined for now. */
  readonly at: number | undefined;
  readonly nameOf: (seat: number) => string;
  readonly onMove: (seq: number) => void;
  /** Called with the cell of the entry that the pointer or the focus is on. */
  readonly onPoint: (cell: Cell | undefined) => void;
  /** Newest first. */
  readonly notes: readonly LogNote[];
}

/** The log in sentences. Each number opens that moment, and the board marks the tile of a sentence. */
export function Log(log: LogProps) {
  const { entries } = log;
  return (
    <section class="card log" id="part-log">
      <header>
        <h2>{more().log.title}</h2>
        {entries.length > 0 && <NotationSwitch />}
      </header>
      {entries.length + log.notes.length === 0 ? (
        <p class="quiet">{more().log.empty}</p>
      ) : (
        <Entries {...log} />
      )}
    </section>
  );
}

/** All entries, newest first; the selected one is kept visible. */
function Entries({ entries, at, nameOf, onMove, onPoint, notes }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    const chosen = element?.querySelector<HTMLElement>('.current') ?? element?.firstElementChild;
    if (element && chosen instanceof HTMLElement)
      element.scrollTop = chosen.offsetTop - element.clientHeight / 2;
  }, [entries.length, at]);
  const inEffect = new Set(numbersInEffect(entries));
  const isUndone = ({ seq, decision }: LogEntry) => decision.type !== 'undo' && !inEffect.has(seq);
  return (
    <ol reversed ref={list} tabIndex={0} aria-label={more().log.title}>
      {[...entries].reverse().map((entry) => (
        <Fragment key={entry.seq}>
          <Notes notes={notes.filter(({ seq }) => seq === entry.seq)} />
          <Entry
            entry={entry}
            nameOf={nameOf}
            onMove={onMove}
            onPoint={onPoint}
            isCurrent={entry.seq === at}
            isUndone={isUndone(entry)}
          />
        </Fragment>
      ))}
      <Notes notes={notes.filter(({ seq }) => seq === 0)} />
    </ol>
  );
}

function Notes({ notes }: { notes: readonly LogNote[] }) {
  return (
    <>
      {notes.map(({ id, text, at }) => (
        <li key={id} class="note" title={formatTime(at)}>
          {text}
        </li>
      ))}
    </>
  );
}

interface EntryProps extends Pick<LogProps, 'nameOf' | 'onMove' | 'onPoint'> {
  readonly entry: LogEntry;
  readonly isCurrent: boolean;
  /** True once all players have agreed to undo it. */
  readonly isUndone: boolean;
}

function Entry({ entry, isCurrent, isUndone, nameOf, onMove, onPoint }: EntryProps) {
  const cell = cellOf(entry);
  return (
    <li
      class={`${isCurrent ? 'current' : ''} ${isUndone ? 'undone' : ''}`}
      aria-current={isCurrent ? 'step' : undefined}
      onPointerEnter={() => onPoint(cell)}
      onPointerLeave={() => onPoint(undefined)}
      onFocusIn={() => onPoint(cell)}
      onFocusOut={() => onPoint(undefined)}
    >
      <Button
        label={entry.seq}
        class="seq"
        title={formatTime(entry.at)}
        aria-label={more().log.move(entry.seq)}
        onClick={() => onMove(entry.seq)}
      />
      <PiecePicture piece="meeple" seat={entry.seat} size={18} />
      <div>
        {sentencesFor(entry, nameOf).map((sentence, index) => (
          <SentenceLine key={index} sentence={sentence} />
        ))}
        <UnseenCell cell={cell} />
        <Notation texts={[entry.text]} />
        {isUndone && <small class="hint">{more().log.undone}</small>}
        {entry.hint === true && <small class="hint">{more().log.afterHint}</small>}
      </div>
    </li>
  );
}

/** A sentence that unfolds to show the calculation behind it. */
export function SentenceLine({ sentence }: { sentence: Sentence }) {
  if (sentence.how === undefined) return <span class="sentence">{sentence.text} </span>;
  return (
    <details class="sentence">
      <summary>
        {sentence.text} <span class="how">{more().log.how}</span>
      </summary>
      <span class="sum">{sentence.how}</span>
    </details>
  );
}
