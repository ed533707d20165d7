import type { SeatView } from '../../engine/index.ts';
import { goodsSign } from '../art/buildings.ts';
import { abbeySign, awardArt, emblemArt, pieceArt } from '../art/pieces.ts';
import { point } from '../geometry/curve.ts';
import { lookOf } from '../seats.ts';
import { el, group, moved } from '../svg.ts';
import { fitted, text, widthOf } from '../text.ts';
import { nameOf } from '../words.ts';
import type { Block, Setting } from './block.ts';

/** A seat: its sign, name and score, what is left in its supply, and what expansions gave it. */
export function seatBlock(setting: Setting, seat: SeatView, width: number): Block {
  const { theme, base, options, view } = setting;
  const look = lookOf(seat.seat);
  const pieces = inRows(icons(setting, seat), width - base * 0.5, base);
  const rows = Math.max(1, ...pieces.map(({ row }) => row + 1));
  const needed = base * (2.45 + rows * 1.9);
  const asked = !view.over && (options.awaiting?.seat ?? view.turn.seat) === seat.seat;
  const score = `${seat.score}`;
  const scoreWidth = widthOf(score, base * 1.5, true);
  const draw = (_: number, height: number) =>
    [
      el('rect', {
        width,
        height,
        rx: base * 0.5,
        fill: theme.panel,
        stroke: asked ? look.fill : theme.panelLine,
        'stroke-width': base * (asked ? 0.17 : 0.08),
        'fill-opacity': seat.left ? '.55' : undefined,
      }),
      el('path', {
        d: `M${base * 0.5} 0H${base * 2.3}V${base * 2.15}H0V${base * 0.5}Q0 0 ${base * 0.5} 0Z`,
        fill: look.fill,
        stroke: theme.panelLine,
        'stroke-width': base * 0.08,
      }),
      group(
        { transform: moved(point(base * 1.15, base * 1.07), base / 5.6) },
        emblemArt(look.emblem, look.ink),
      ),
      text(
        base * 2.75,
        base * 1.48,
        fitted(nameOf(options, seat.seat), base * 1.05, width - base * 3.4 - scoreWidth, true),
        { size: base * 1.05, fill: theme.ink, bold: true },
      ),
      text(width - base * 0.5, base * 1.62, score, {
        size: base * 1.5,
        fill: theme.ink,
        bold: true,
        anchor: 'end',
      }),
      ...pieces.map(({ icon: { svg, count }, row, left }) => {
        const [x, y] = [base * 0.3 + left, base * (2.25 + row * 1.9)];
        const number = { size: base * 0.9, fill: theme.ink } as const;
        return [
          group({ transform: moved(point(x + base * 0.78, y + base * 0.95), base / 17.5) }, svg),
          count === undefined ? '' : text(x + base * 1.68, y + base * 1.3, `${count}`, number),
        ].join('');
      }),
    ].join('');
  return { height: needed, draw };
}

interface Icon {
  readonly svg: string;
  readonly count: number | undefined;
}

/** Lays icons out in rows; one with a number takes more room. */
function inRows(
  all: readonly Icon[],
  width: number,
  base: number,
): { icon: Icon; row: number; left: number }[] {
  let [row, left] = [0, 0];
  return all.map((icon) => {
    const wide = base * (icon.count === undefined ? 1.8 : 2.1 + `${icon.count}`.length * 0.35);
    if (left > 0 && left + wide > width) [row, left] = [row + 1, 0];
    left += wide;
    return { icon, row, left: left - wide };
  });
}

function icons({ theme, own }: Setting, { seat, pieces }: SeatView): Icon[] {
  const look = lookOf(seat);
  const supply = Object.entries(pieces)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({
      svg: pieceArt(theme, kind, look),
      count: kind === 'meeple' ? count : undefined,
    }));
  const goods = Object.entries(own.goods?.[seat] ?? {})
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ svg: group({ transform: 'scale(1.5)' }, goodsSign(theme, kind)), count }));
  const abbeys = (own.abbeys?.[seat] ?? 0) > 0 ? [{ svg: abbeySign(theme), count: undefined }] : [];
  const awards = (['king', 'robber'] as const)
    .filter((figure) => own[figure] === seat)
    .map((figure) => ({ svg: awardArt(theme, figure), count: undefined }));
  return [...supply, ...abbeys, ...goods, ...awards];
}
