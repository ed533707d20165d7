import { wholeTile } from '../art/tile-art.ts';
import { type Point, point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';
import { lookOf } from '../seats.ts';
import { el } from '../svg.ts';
import { text, wrapped } from '../text.ts';
import type { Theme } from '../theme.ts';
import { headline, untilWords } from '../words.ts';
import type { Block, Setting } from './block.ts';

/** Width of the tile in hand, in sizes of the letters. */
const HAND_TILE = 4.4;

/** Whose decision is awaited, until when, and the tile in hand; a hand of three lies in a row below the words. */
export function turnBlock(setting: Setting, width: number): Block {
  const { view, options, theme, base } = setting;
  const [pad, gap] = [base * 0.9, base * 0.7];
  const hand = view.hand ?? (view.drawn === null ? [] : [view.drawn]);
  const inRow = hand.length > 1;
  const room = (width - 2 * pad + gap) / Math.max(1, hand.length) - gap;
  const size = Math.min(base * HAND_TILE, room);
  const words = width - 2 * pad - (hand.length === 1 ? size + gap : 0);
  const lines = wrapped(headline(view, options), base * 1.15, words * 0.95, 3);
  const deadline = untilWords(view, options);
  const until = deadline === undefined ? [] : wrapped(deadline, base, words, 2);
  const spoken = base * (1.3 + lines.length * 1.4 + until.length * 1.25);
  const labels = view.hand === null ? 0 : base * 1.1;
  const laid = hand.length === 0 ? 0 : size + labels + base * 1.3;
  const first = inRow ? point(pad, spoken) : point(width - pad * 0.75 - size, base * 0.65);
  const bold = { size: base * 1.15, fill: theme.ink, bold: true } as const;
  const draw = (_: number, height: number) =>
    [
      el('rect', {
        width,
        height,
        rx: base * 0.6,
        fill: theme.panel,
        stroke: view.over ? theme.gold : lookOf(options.awaiting?.seat ?? view.turn.seat).fill,
        'stroke-width': base * 0.17,
      }),
      ...lines.map((line, index) => text(pad, base * (1.75 + index * 1.4), line, bold)),
      ...until.map((line, index) => {
        const y = base * (1.7 + lines.length * 1.4 + index * 1.25);
        return text(pad, y, line, { size: base, fill: theme.accent });
      }),
      ...hand.map((tile, index) => {
        const at = point(first.x + index * (size + gap), first.y);
        return handTile(theme, tile, at, size) + (labels > 0 ? tileLabel(setting, tile, at, size) : '');
      }),
    ].join('');
  return { height: inRow ? spoken + laid - base * 0.7 : Math.max(laid, spoken), draw };
}

function handTile(theme: Theme, tile: string, at: Point, size: number): string {
  const art = wholeTile(tileGeometry(tile), { theme, done: new Set(), marks: 1, key: tile });
  const box = { x: at.x, y: at.y, width: size, height: size };
  return [
    el('svg', { ...box, viewBox: '0 0 100 100' }, art),
    el('rect', { ...box, fill: 'none', stroke: theme.ink, 'stroke-width': size / 44 }),
  ].join('');
}

function tileLabel({ theme, base }: Setting, tile: string, at: Point, size: number): string {
  const style = { size: base * 0.85, fill: theme.inkSoft, anchor: 'middle' } as const;
  return text(at.x + size / 2, at.y + size + base, tile, style);
}
