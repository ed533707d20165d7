import { addedIn, adviceIn } from '../../src/texts/choices.ts';
import type { Decision } from '../api/types.ts';
import type { Geometries } from '../board/tiles.ts';
import { more, t } from '../i18n/index.ts';
import { sideWithin } from '../table/questions/segment-text.ts';

type TileDecision = Extract<Decision, { type: 'tile' }>;

/** A decision, and the tile that it laid. */
interface Played {
  readonly decision: object;
  readonly tile: string | undefined;
}

/** Describes how a better decision differs, next to the boards of both: `the same square, with a knight in the city`. */
export function betterText(better: Decision, { decision, tile }: Played, geometryOf: Geometries): string {
  if (better.type !== 'tile') return adviceIn(t().game, better);
  return [whereText(better, decision), whoText(better, better.tile ?? tile, geometryOf)].join(', ');
}

function whereText({ x, y, rotation, tile }: TileDecision, played: object): string {
  const words = more().analysis.where;
  if (!isTile(played)) return words.elsewhere;
  if (tile !== played.tile) return words.otherTile;
  if (x !== played.x || y !== played.y) return words.elsewhere;
  return rotation === played.rotation ? words.same : words.turned;
}

const isTile = (decision: object): decision is TileDecision => 'type' in decision && decision.type === 'tile';

function whoText(decision: TileDecision, tile: string | undefined, geometryOf: Geometries): string {
  const { game } = t();
  const { analysis } = more();
  const { deploy, rotation } = decision;
  const geometry = tile === undefined ? undefined : geometryOf(tile, rotation);
  const side = deploy !== undefined && 'segment' in deploy ? sideWithin(geometry, deploy.segment) : '';
  const deployed = deploy === undefined ? [] : [`${game.deployed(deploy.piece, deploy)}${side}`];
  const pieces = [...deployed, ...addedIn(game, decision).map(({ text }) => text)];
  return pieces.length === 0 ? analysis.withNobody : analysis.withPiece(game.and(pieces));
}
