/** `npm run golden:pictures`: writes the golden pictures anew; look at the change, as a diff and with the eye. */
import { writeFileSync } from 'node:fs';
import { renderBoard } from '../../src/render/index.ts';
import { asLines, fileOf, GOLDEN_BOARDS, positionOf } from './support/boards.ts';

for (const board of GOLDEN_BOARDS) {
  const { view, options } = positionOf(board);
  writeFileSync(fileOf(board.name, 'golden.svg'), asLines(renderBoard(view, options).svg));
}
console.log(`Wrote ${GOLDEN_BOARDS.length} pictures.`);
