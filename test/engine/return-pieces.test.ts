import { expect, test } from 'vitest';
import { featuresOfTile } from '../../src/engine/core/position/features.ts';
import { piecesOn, piecesOnBoard } from '../../src/engine/core/position/pieces.ts';
import type { Position } from '../../src/engine/core/position/position.ts';
import { tileCount } from '../../src/engine/core/position/tiles.ts';
import { takeHome } from '../../src/engine/core/return-pieces.ts';
import { kindOfPiece } from '../../src/engine/core/ruleset.ts';
import { resolveRules } from '../../src/engine/index.ts';
import { arrange, playPart } from './support/arrange.ts';

const noAnswer = () => {
  throw new Error('No decision was expected.');
};

/** A road with a meeple and the builder of seat 0, and a farmer with a pig beside it. */
function arrangeRoad(): Position {
  const rules = resolveRules({ expansions: ['traders-and-builders'] });
  const position = arrange(rules, 2, [{ tile: 'base/U', x: 0, y: 0, rotation: 0 }]);
  const place = (x: number, y: number, piece: string, segment: string) =>
    playPart(
      position,
      0,
      1,
      'base/U',
      { type: 'tile', x, y, rotation: 0, deploy: { piece, segment } },
      noAnswer,
    );
  place(0, 1, 'meeple', 'road0');
  place(0, 2, 'builder', 'road0');
  place(0, 3, 'meeple', 'field0');
  place(0, 4, 'pig', 'field0');
  return position;
}

const namesOf = (position: Position) =>
  piecesOnBoard(position).map((piece) => kindOfPiece(position, piece).name);

test('R-DEP-15 a builder goes home with the last follower of its seat, a pig in another feature stays', () => {
  const position = arrangeRoad();
  const [road = 0] = featuresOfTile(position, tileCount(position) - 1, (_, feature) =>
    piecesOn(position, feature).some((piece) => kindOfPiece(position, piece).name === 'builder'),
  );
  takeHome(position, piecesOn(position, road).slice(0, 1));
  expect(namesOf(position)).toEqual(['meeple', 'pig']);
});
