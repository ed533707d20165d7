import { lookOf } from '../seats.ts';
import { el } from '../svg.ts';
import { text, wrapped } from '../text.ts';
import { headline, untilWords } from '../words.ts';
import { awaitingSeat, type Block, type Setting } from './block.ts';
import { rowArt, tilesInHand } from './hand.ts';

/**
 * Makes the block with the player to move, the deadline and the tile in hand; a hand of several tiles is in
 * a row below the text.
 */
export function turnBlock(setting: Setting, width: number): Block {
  const { base } = setting;
  const pad = base * 0.9;
  const hand = tilesInHand(setting, width - 2 * pad);
  const words = wordsBlock(setting, width - 2 * pad - (hand.tiles.length === 1 ? hand.size + hand.gap : 0));
  const isRow = hand.tiles.length > 1;
  const at = isRow ? { x: pad, y: words.height } : { x: width - pad * 0.75 - hand.size, y: base * 0.65 };
  const draw = (_: number, height: number) =>
    [panel(setting, width, height), words.draw(pad), rowArt(setting, hand, at, hand.isLabelled)].join('');
  const height = isRow ? words.height + hand.height - base * 0.7 : Math.max(hand.height, words.height);
  return { height, draw };
}

function panel(setting: Setting, width: number, height: number): string {
  const { theme, base } = setting;
  const seat = awaitingSeat(setting);
  return el('rect', {
    width,
    height,
    rx: base * 0.6,
    fill: theme.panel,
    stroke: seat === undefined ? theme.gold : lookOf(seat).fill,
    'stroke-width': base * 0.17,
  });
}

/** Makes the headline with the deadline below it; `draw` gets the left margin of the text. */
function wordsBlock({ view, options, theme, base }: Setting, width: number) {
  const lines = wrapped(headline(view, options), base * 1.15, width * 0.95, 3);
  const deadline = untilWords(view, options);
  const until = deadline === undefined ? [] : wrapped(deadline, base, width, 2);
  const bold = { size: base * 1.15, fill: theme.ink, bold: true } as const;
  const below = 1.7 + lines.length * 1.4;
  const draw = (left: number) =>
    [
      ...lines.map((line, index) => text(left, base * (1.75 + index * 1.4), line, bold)),
      ...until.map((line, index) =>
        text(left, base * (below + index * 1.25), line, { size: base, fill: theme.accent }),
      ),
    ].join('');
  return { height: base * (1.3 + lines.length * 1.4 + until.length * 1.25), draw };
}
