import { readFileSync } from 'node:fs';
import {
  applyDecision,
  awaiting,
  newGame,
  options,
  type PositionView,
  recordSchema,
  setupOfRecord,
  viewFor,
} from '../../../src/engine/index.ts';
import type { PictureOptions, Placement } from '../../../src/render/index.ts';
import type { EntryFacts } from '../../../src/texts/index.ts';

/** A board with a golden picture: a recorded game in boards/, and what the picture shows in addition to the position. */
export interface GoldenBoard {
  readonly name: string;
  readonly options: PictureOptions;
  /** Number the legal placements. */
  readonly legal?: boolean;
}

const DEADLINE = 'Sunday 22 November, 18:00';

/**
 * Together they cover every expansion, both themes, small and large pictures, a hand of three, tiles held back, and the end of a game.
 */
export const GOLDEN_BOARDS: readonly GoldenBoard[] = [
  { name: 'base', options: { width: 800 } },
  { name: 'base-legal', options: { width: 1000 }, legal: true },
  { name: 'river', options: { width: 800 }, legal: true },
  { name: 'inns-and-cathedrals', options: { width: 800 } },
  { name: 'traders-and-builders', options: { width: 800, theme: 'dark' } },
  { name: 'king-and-robber', options: { width: 800 } },
  { name: 'abbey-and-mayor', options: { width: 800 }, legal: true },
  { name: 'count', options: { width: 1000 } },
  { name: 'princess-and-dragon', options: { width: 800 }, legal: true },
  { name: 'tiles-held-back', options: { width: 600 }, legal: true },
  { name: 'tower', options: { width: 800, theme: 'dark' } },
  { name: 'towers-on-a-phone', options: { width: 400 } },
  { name: 'river-and-count', options: { width: 800, theme: 'dark' }, legal: true },
  { name: 'hand-of-three', options: { width: 800 }, legal: true },
  { name: 'six-seats', options: { width: 400 } },
  { name: 'game-over', options: { width: 1000 } },
];

export const fileOf = (name: string, ending: string): URL =>
  new URL(`../boards/${name}.${ending}`, import.meta.url);

/** Returns the recorded game of a golden board. */
export const recordOf = (name: string) =>
  recordSchema.parse(JSON.parse(readFileSync(fileOf(name, 'json'), 'utf8')));

/** Returns the position and the options of a golden board. */
export function positionOf({ name, options: shown, legal }: GoldenBoard): {
  view: PositionView;
  options: PictureOptions;
} {
  const record = recordOf(name);
  let { state } = newGame(setupOfRecord(record));
  let last: EntryFacts | undefined;
  for (const { seat, decision } of record.decisions) {
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new Error(`${name}: ${applied.refusal.detail}`);
    state = applied.state;
    last = { seat, decision, events: applied.events };
  }
  const waiting = awaiting(state);
  return {
    view: viewFor(state, waiting?.seat),
    options: {
      ...shown,
      players: record.players,
      ...(last && { last }),
      ...(waiting && { awaiting: { ...waiting, deadline: DEADLINE } }),
      ...(waiting && legal && { placements: placements(options(state, waiting.seat)) }),
    },
  };
}

function placements(offered: ReturnType<typeof options>): Placement[] {
  return offered.flatMap(({ decision }) => {
    if (decision.type === 'dragon') return [{ x: decision.x, y: decision.y }];
    if (decision.type !== 'tile' && decision.type !== 'abbey') return [];
    return [
      { x: decision.x, y: decision.y, ...(decision.type === 'tile' && { rotation: decision.rotation }) },
    ];
  });
}

/** Writes one element per line, to make changes readable as a diff. */
export const asLines = (svg: string): string => `${svg.replaceAll('><', '>\n<')}\n`;
