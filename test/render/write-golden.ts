/** `npm run golden:pictures`: writes the kept pictures anew; the change is to be looked at, as a diff and with the eye. */
import { writeFileSync } from 'node:fs';
import { renderBoard } from '../../src/render/index.ts';
import { asLines, fileOf, KEPT_BOARDS, positionOf } from './support/boards.ts';

for (const board of KEPT_BOARDS) {
  const { view, options } = positionOf(board);
  writeFileSync(fileOf(board.name, 'golden.svg'), asLines(renderBoard(view, options).svg));
}
console.log(`Wrote ${KEPT_BOARDS.length} pictures.`);
