/** `npm run golden:pictures`: rewrites the golden pictures; review the change as a diff and by eye. */
import { writeFileSync } from 'node:fs';
import { renderBoard, renderStandings } from '../../src/render/index.ts';
import { asLines, fileOf, GOLDEN_BOARDS, positionOf } from './support/boards.ts';
import { GOLDEN_STANDINGS, SHEETS, standingsFile } from './support/standings.ts';

for (const board of GOLDEN_BOARDS) {
  const { view, options } = positionOf(board);
  writeFileSync(fileOf(board.name, 'golden.svg'), asLines(renderBoard(view, options).svg));
}
for (const golden of GOLDEN_STANDINGS) {
  const { name, ...options } = golden;
  writeFileSync(standingsFile(golden), asLines(renderStandings(SHEETS[name], options)));
}
console.log(`Wrote ${GOLDEN_BOARDS.length + GOLDEN_STANDINGS.length} pictures.`);
