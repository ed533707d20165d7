import { expect, test } from 'vitest';
import {
  emailFindings,
  type Findings,
  liveFindings,
  moveFindings,
  type Seen,
  webhookFindings,
} from './support/findings.ts';
import type { Move } from './support/journal.ts';

const move = (seq: number, hash = `h${seq}`): Move => ({
  game: 'g',
  sent: { method: 'POST', path: '/v1/games/g/moves' },
  body: { entry: { seq, hash } },
  at: 0,
});
const entries = [1, 2, 3].map((seq) => ({ game: 'g', seq, hash: `h${seq}` }));

const emailWith = (id: string) => ({
  to: 'anna@example.org',
  headers: { 'message-id': id },
  about: '',
  text: 'The token t',
  html: '',
  raw: '',
  returnTo: '',
});

/** The observations of a faultless trial: three moves, a message and an API token of one player. */
function soundTrial() {
  const listened = {
    ids: ['1-a', '2-b', '3-c', '4-d'],
    last: '4-d',
    versions: new Map([['g', [1, 2, 3]]]),
    messages: ['hello'],
    resets: 0,
    connections: 2,
  };
  return {
    journal: {
      addresses: [],
      moves: [1, 2, 3].map((seq) => move(seq)),
      players: new Map([['g', ['anna']]]),
      made: { game: ['k'], message: ['hello'], token: ['t'] },
      refusals: [],
      stale: [] as string[],
      refreshes: 0,
      trouble: new Map(),
    },
    people: [{ name: 'anna', id: 'a', accessToken: '', refreshToken: '' }],
    listened: [listened],
    receiver: {
      urlOf: String,
      occasions: new Map([1, 2, 3].map((seq) => [`anna decision.made g ${seq}`, new Set([`w${seq}`])])),
      total: () => 3,
      close: () => {},
    },
    mailbox: { emails: [emailWith('<1>')] },
  } satisfies Seen;
}

type Trial = ReturnType<typeof soundTrial>;

function wrongIn(seen: Seen): string[] {
  const all: Findings = {
    ...moveFindings(seen.journal, entries),
    ...webhookFindings(seen, entries),
    ...emailFindings(seen),
    ...liveFindings(seen, entries),
  };
  return Object.keys(all).filter((name) => all[name]!.length > 0);
}

test('nothing is wrong where all went well', () => {
  expect(wrongIn(soundTrial())).toEqual([]);
});

test.each<[string, (trial: Trial) => void]>([
  ['moves lost or changed', ({ journal }) => journal.moves.push(move(4))],
  ['moves lost or changed', ({ journal }) => journal.moves.splice(1, 1, move(2, 'another hash'))],
  ['entries that were never acknowledged', ({ journal }) => journal.moves.pop()],
  ['entries acknowledged by two requests', ({ journal }) => journal.moves.push(move(3))],
  ['reads that did not show a move acknowledged before', ({ journal }) => journal.stale.push('g: 1 after 2')],
  ['webhooks missing', ({ receiver }) => receiver.occasions.delete('anna decision.made g 2')],
  [
    'webhooks of one occasion under two ids',
    ({ receiver }) => receiver.occasions.get('anna decision.made g 2')!.add('x'),
  ],
  ['emails missing', ({ mailbox }) => mailbox.emails.pop()],
  ['emails of one occasion under two ids', ({ mailbox }) => mailbox.emails.push(emailWith('<2>'))],
  [gaps(), ({ listened: [one] }) => one!.versions.set('g', [1, 3])],
  [gaps(), ({ listened: [one] }) => one!.versions.set('g', [1, 3, 2])],
  [gaps(), ({ listened: [one] }) => one!.versions.set('g', [1, 2, 2, 3])],
  ['live events sent twice', ({ listened: [one] }) => one!.ids.push('2-b')],
  ['messages sent live twice, or never posted', ({ listened: [one] }) => one!.messages.push('hello')],
  ['messages sent live twice, or never posted', ({ listened: [one] }) => one!.messages.push('a ghost')],
])('the trial by kills finds %s', (finding, damage) => {
  const trial = soundTrial();
  damage(trial);
  expect(wrongIn(trial)).toEqual([finding]);
});

function gaps(): string {
  return 'games whose live events are not each once and in order';
}
