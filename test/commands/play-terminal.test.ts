import { expect, test } from 'vitest';
import { boardLines } from '../../src/commands/play/board-lines.ts';
import { inlinePicture, pictureKindFor } from '../../src/commands/play/inline-picture.ts';
import { readRequest } from '../../src/commands/play/request.ts';
import { EXPANSIONS, viewFor } from '../../src/engine/index.ts';
import { lessonOf } from '../../src/tutorial/index.ts';
import { finished } from '../tutorial/support/steps.ts';

/** Returns a text with visible signs for its escapes. */
const visible = (text: string) => text.replaceAll('\u001b', '~').replaceAll('\u0007', '^');

type Table = Parameters<typeof boardLines>[0];

test.each([
  [{ TERM_PROGRAM: 'iTerm.app' }, 'iterm'],
  [{ TERM_PROGRAM: 'WezTerm' }, 'iterm'],
  [{ TERM: 'xterm-kitty' }, 'kitty'],
  [{ KITTY_WINDOW_ID: '1' }, 'kitty'],
  [{ TERM_PROGRAM: 'ghostty' }, 'kitty'],
  [{ TERM: 'xterm-256color' }, 'text'],
  [{ TERM: 'xterm-kitty', TMUX: '/tmp/tmux' }, 'text'],
] as const)('shows boards in a terminal with %j as %s', (env, kind) => {
  expect(pictureKindFor(env, true)).toBe(kind);
  expect(pictureKindFor(env, false)).toBe('text');
});

test('sends a complete picture by each protocol', () => {
  const png = Buffer.alloc(10_000, 'picture');
  const content = visible(inlinePicture(png, 'iterm')).split(/[:^]/)[1] ?? '';
  expect(Buffer.from(content, 'base64').equals(png)).toBe(true);
  const sequences = [...visible(inlinePicture(png, 'kitty')).matchAll(/~_G([^;]*);([^~]*)~\\/g)];
  expect(sequences.map(([, control]) => control)).toEqual(['a=T,f=100,m=1', 'm=1', 'm=1', 'm=0']);
  expect(Buffer.from(sequences.map(([, , part]) => part).join(''), 'base64').equals(png)).toBe(true);
});

test('uses colours only where the terminal supports them', () => {
  const isColoured = (env: object, isTerminal: boolean) => readRequest([], { ...env }, isTerminal).isColoured;
  expect(isColoured({}, true)).toBe(true);
  expect(isColoured({}, false)).toBe(false);
  expect(isColoured({ NO_COLOR: '1' }, true)).toBe(false);
  expect(isColoured({ TERM: 'dumb' }, true)).toBe(false);
});

test('accepts opponent, rules and language as arguments', () => {
  const args = [
    '--level',
    'fair, strong',
    '--expansions',
    'river,count',
    '--edition',
    'first',
    '--server',
    'http://a/',
  ];
  expect(readRequest(args, { LANG: 'it_IT.UTF-8' }, true)).toMatchObject({
    levels: ['fair', 'strong'],
    rules: { edition: 'first', expansions: ['river', 'count'] },
    language: 'it',
    server: 'http://a',
    token: undefined,
  });
  expect(readRequest(['--expansions', 'all'], {}, true).rules.expansions).toEqual(EXPANSIONS);
  expect(() => readRequest(['--expansions', 'dragon'], {}, true)).toThrow('"dragon" is none of');
});

test('shows tiles, pieces and place numbers on the board', () => {
  const table = viewFor(finished(lessonOf('road')).state, 0) as Table;
  expect(boardLines(table, [{ x: 3, y: 0, number: '1' }], false).join('\n')).toBe(
    [
      '      -1     0     1     2     3',
      '     ..... .###. ..... .....',
      '  0  ..M.+ +...+ +...+ +...+  [1]',
      '     ..... ..... ..... .+++.',
      '           .....',
      '  1        .2m..',
      '           .....',
    ].join('\n'),
  );
  const coloured = boardLines(table, [], true).join('\n');
  expect(visible(coloured).replace(/~\[[\d;]*m/g, '')).toContain('..M.++...++...++...+');
  expect(coloured).toContain('\u001b[1;38;5;231;48;5;27m2m');
});
