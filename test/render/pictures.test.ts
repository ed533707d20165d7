import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  applyDecision,
  type Decision,
  newGame,
  printedTiles,
  resolveRules,
  rulesCatalogue,
  viewFor,
} from '../../src/engine/index.ts';
import { renderBoard, renderTile, THEME_NAMES, THEMES, tileSheet } from '../../src/render/index.ts';
import { type EntryFacts, LANGUAGES } from '../../src/texts/index.ts';
import { asLines, fileOf, GOLDEN_BOARDS, positionOf, recordOf } from './support/boards.ts';
import { differenceOf } from './support/compare.ts';

const opening = viewFor(
  newGame({ rules: resolveRules({}), seats: 2, bag: { draws: ['base/U', 'base/V'] } }).state,
  undefined,
);

/** A tile that completed a city of Bruno's. */
const scored: EntryFacts = {
  seat: 1,
  decision: { type: 'tile', x: 0, y: 0, rotation: 0 },
  events: [
    { type: 'tile-placed', seat: 1, tile: 'base/D', x: 0, y: 0, rotation: 0 },
    { type: 'scored', seat: 1, points: 12, kind: 'city', feature: '0,0:city0' },
  ],
};

/** Element and attribute names that would let a browser run code. */
const DANGEROUS = /<script|<foreignObject|\son\w+=|javascript:|<!ENTITY|href="(?!#)/i;

/** Checks that tags are closed in order, like an XML parser. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', self] of svg.matchAll(/<(\/?)([\w:]+)(?:\s[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (end === '/') {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (self !== '/') open.push(name);
  }
  return open;
}

describe('pictures', () => {
  test.each(GOLDEN_BOARDS.map((board) => [board.name, board] as const))(
    '%s looks like its golden picture',
    (name, board) => {
      const { view, options } = positionOf(board);
      const now = asLines(renderBoard(view, options).svg);
      const difference = differenceOf(name, readFileSync(fileOf(name, 'golden.svg'), 'utf8'), now);
      if (difference !== undefined) expect.fail(difference);
    },
  );

  test('every expansion of the catalogue is in a golden picture', () => {
    const shown = GOLDEN_BOARDS.flatMap(({ name }): string[] => recordOf(name).rules.expansions);
    const missing = rulesCatalogue.expansions.filter(({ id }) => !shown.includes(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('the same position renders to the same bytes, whatever was drawn before', () => {
    const [first, second] = GOLDEN_BOARDS.slice(5, 7).map((board) => positionOf(board));
    const before = renderBoard(first!.view, first!.options);
    renderBoard(second!.view, second!.options);
    expect(renderBoard(first!.view, first!.options)).toEqual(before);
  });

  test('every golden picture is well-formed, self-contained and without scripts', () => {
    for (const board of GOLDEN_BOARDS) {
      const { view, options } = positionOf(board);
      const { svg } = renderBoard(view, options);
      expect(unclosed(svg), board.name).toEqual([]);
      expect(svg).not.toMatch(DANGEROUS);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, href, url]) => href ?? url);
      expect(used.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  test('a name cannot inject markup', () => {
    const hostile = ['<script>alert(1)</script>', '"/><image href="http://x"/>&\u0000\ud800'];
    const { svg, alt } = renderBoard(opening, { players: hostile, last: scored });
    expect(svg).not.toMatch(DANGEROUS);
    expect(unclosed(svg)).toEqual([]);
    expect(svg).not.toContain('\u0000');
    expect(alt).toContain(hostile[0]);
  });

  test('the alternative text has the position, points, events and next player', () => {
    const players = ['Anna', 'Bruno'];
    const awaiting = { seat: 0, phase: 'place', deadline: 'Sunday 18:00' };
    expect(renderBoard(opening, { players, awaiting, last: scored }).alt).toBe(
      'Carcassonne with 1 tile on the table, 1 in the bag; points: Anna 0, Bruno 0. ' +
        'Bruno places a tile at 0,0. Bruno gets 12 points for a city. Anna to place a tile until Sunday 18:00.',
    );
  });

  test('a resigned player is marked, last and not a winner, whatever the points', () => {
    const start = newGame({
      rules: resolveRules({}),
      seats: 2,
      bag: { draws: ['base/E', 'base/U', 'base/V'] },
    });
    const city = { type: 'tile', x: 0, y: -1, rotation: 180, deploy: { piece: 'meeple', segment: 'city0' } };
    const ahead = applyDecision(start.state, 0, city as Decision);
    if (!ahead.ok) throw new Error(ahead.refusal.detail);
    const over = applyDecision(ahead.state, 0, { type: 'resign' });
    if (!over.ok) throw new Error(over.refusal.detail);
    const view = viewFor(over.state, undefined);
    const last = { seat: 0, decision: { type: 'resign' }, events: over.events } as const;
    const { alt, svg } = renderBoard(view, { players: ['Anna', 'Bruno'], last });
    expect(alt).toBe(
      'Carcassonne with 2 tiles on the table; points: Bruno 0, Anna (resigned) 4. Bruno has won.',
    );
    expect(svg).toContain('>resigned</text>');
    expect(svg).toContain('>1 tile in the bag</text>');
    const italian = renderBoard(view, { players: ['Anna', 'Bruno'], last, language: 'it' });
    expect(italian.alt).toContain('Anna (ha abbandonato) 4. Ha vinto Bruno.');
  });

  test('all words are in the language of the options', () => {
    const awaiting = { seat: 0, phase: 'place', deadline: 'domenica alle 18' };
    const { alt, svg } = renderBoard(opening, { language: 'it', awaiting, last: scored });
    expect(alt).toBe(
      'Carcassonne con 1 tessera sul tavolo, 1 nel sacchetto; punti: Giocatore 1 0, Giocatore 2 0. ' +
        'Giocatore 2 piazza una tessera in 0,0. Giocatore 2 fa 12 punti con una città. ' +
        'Giocatore 1 deve piazzare una tessera fino a domenica alle 18.',
    );
    expect(svg).toContain('1 tessera nel sacchetto');
    expect(svg).not.toMatch(/>[^<]*\b(Player|tile|tiles|bag|until|to)\b/);
  });

  test('places on the board are named in the language of the options', () => {
    const { view, options } = positionOf(GOLDEN_BOARDS.find(({ name }) => name === 'count')!);
    expect(renderBoard(view, options).svg).toContain('>Castle</text>');
    expect(renderBoard(view, { ...options, language: 'it' }).svg).toContain('>Castello</text>');
  });

  test('placements are numbered by cell, rotations lettered, and given labels kept', () => {
    const { svg } = renderBoard(opening, {
      placements: [
        { x: 1, y: 0, rotation: 0 },
        { x: 1, y: 0, rotation: 180 },
        { x: -1, y: 0, rotation: 90 },
        { x: 0, y: 1, label: '31' },
      ],
    });
    for (const label of ['1a', '1b', '2', '31']) expect(svg).toMatch(new RegExp(`>${label}</text>`));
    expect(svg.match(/stroke-dasharray="11 7"/g)).toHaveLength(3);
  });

  test('a tile that can be chosen stays visible under its label', () => {
    const [empty, laid] = [
      { x: 1, y: 0 },
      { x: 0, y: 0 },
    ].map((cell) => renderBoard(opening, { placements: [cell] }).svg);
    expect(empty).toContain(THEMES.light.accentSoft);
    expect(laid).not.toContain(THEMES.light.accentSoft);
    expect(laid).toContain('>1</text>');
  });

  test('the alternative text names the dragon, the fairy, towers and prisoners in each language', () => {
    const { view, options } = positionOf(GOLDEN_BOARDS.find(({ name }) => name === 'towers-on-a-phone')!);
    const said = {
      en: [
        'The dragon is at 1,3.',
        'The fairy is at -2,-1 beside Bruno’s meeple.',
        'Towers: -1,1 (10 floors, with Dario’s meeple on top); 0,2 (3 floors); 3,2 (3 floors).',
        'Anna holds as prisoners: Dario’s big meeple, Dario’s meeple and Dario’s meeple.',
      ],
      it: [
        'Il drago è in 1,3.',
        'La fata è in -2,-1 e protegge un seguace di Bruno.',
        'Torri: -1,1 (10 piani, in cima un seguace di Dario); 0,2 (3 piani); 3,2 (3 piani).',
        'Anna tiene prigionieri: il seguace grande di Dario, un seguace di Dario e un seguace di Dario.',
      ],
      de: [
        'Der Drache steht auf 1,3.',
        'Die Fee steht auf -2,-1 und beschützt einen Gefolgsmann von Bruno.',
        'Türme: -1,1 (10 Stockwerke, besetzt durch einen Gefolgsmann von Dario); 0,2 (3 Stockwerke); 3,2 (3 Stockwerke).',
        'Anna hält gefangen: den großen Gefolgsmann von Dario, einen Gefolgsmann von Dario und einen Gefolgsmann von Dario.',
      ],
    } as const;
    for (const language of LANGUAGES) {
      const { alt } = renderBoard(view, { ...options, language });
      for (const sentence of said[language]) expect(alt).toContain(sentence);
    }
  });

  test('the alternative text has the moves left in a flight and the tiles held back', () => {
    const [flight, held] = ['princess-and-dragon', 'tiles-held-back'].map((board) => {
      const { view, options } = positionOf(GOLDEN_BOARDS.find(({ name }) => name === board)!);
      return renderBoard(view, options).alt;
    });
    expect(flight).toContain('The dragon is at 0,0, with 3 moves left.');
    expect(held).toContain('Set aside until the first volcano: 3 dragon tiles.');
  });

  test('the last move is ringed in its seat’s colour, with its points beside it', () => {
    const { svg } = renderBoard(opening, {
      last: scored,
    });
    expect(svg).toContain('>+12</text>');
    expect(renderBoard(opening, { last: scored, isLastMarked: false }).svg).not.toContain('>+12</text>');
  });

  test.each([400, 1000, 2000])(
    'at %i pixels, letters in the strip are at least nine pixels high',
    (width) => {
      const { svg } = renderBoard(opening, {
        width,
        players: ['Anna', 'Bruno'],
        last: scored,
      });
      const strip = svg.slice(svg.indexOf('<g id="strip"'));
      const sizes = [...strip.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      expect(strip).toContain('Bruno');
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
    },
  );

  test('the strip lies beside or below all cells of the board', () => {
    for (const board of GOLDEN_BOARDS) {
      const { view, options } = positionOf(board);
      const { svg, width, height } = renderBoard(view, options);
      const [, left, top, scale] = /id="board" transform="translate\((\S+) (\S+)\) scale\((\S+)\)/
        .exec(svg)!
        .map(Number);
      const [, stripLeft, stripTop] = /id="strip" transform="translate\((\S+) (\S+)\)/.exec(svg)!.map(Number);
      const right = left! + (Math.max(...view.tiles.map(({ x }) => x)) + 1) * 100 * scale!;
      const bottom = top! + (Math.max(...view.tiles.map(({ y }) => y)) + 1) * 100 * scale!;
      expect(right < stripLeft! || bottom < stripTop!, board.name).toBe(true);
      expect(right).toBeLessThan(width);
      expect(height).toBeLessThan(width * 1.7);
    }
  });

  test('a tile can be drawn on its own', () => {
    const svg = renderTile('base/D', 90)!;
    expect(unclosed(svg)).toEqual([]);
    expect(svg).not.toMatch(DANGEROUS);
    expect(renderTile('base/Z')).toBeUndefined();
    expect(renderTile('base/D', 90)).not.toBe(renderTile('base/D'));
  });

  test('the sheet has every tile in both themes', () => {
    for (const theme of THEME_NAMES) {
      const { svg } = tileSheet(theme);
      expect(svg.match(/<svg /g)).toHaveLength(printedTiles.size + 1);
      expect(svg).toContain(THEMES[theme].page);
    }
  });
});
