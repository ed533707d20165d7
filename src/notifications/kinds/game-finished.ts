import { z } from 'zod';
import { resolveRules } from '../../engine/index.ts';
import type { EntryContent } from '../../games/store/log-entries.ts';
import type { Timeouts } from '../../games/store/timeouts.ts';
import type { MatchAfter } from '../../matches/rules/match-score.ts';
import { matchWords } from '../match-words.ts';
import { matchAfter, matchData } from './competitions.ts';
import { entry, finished, host, matchId, mira, ole } from './examples.ts';
import { gameResultSchema, resultOf } from './game-result.ts';
import { isEnd, type StoredDecision } from './happening.ts';
import { kind } from './kind.ts';
import { liveVersion, standing, webhookEntry, withEntry } from './members.ts';
import { endOfGame, happened } from './words.ts';

interface Details {
  readonly entry: EntryContent;
  readonly timeouts: Timeouts | undefined;
  /** The score of the match after it; undefined if it belongs to none. */
  readonly match: MatchAfter | undefined;
}

export const gameFinished = kind<Details>()('game.finished', {
  description:
    'A game you play is over. A webhook with `games: public` gets this event for every public game.',
  level: 'end',
  audience: 'watchers',
  skipsDigest: true,
  // The event is written again when an end that was hidden until all games with the same bag were over is revealed.
  stored: z.custom<StoredDecision>(),
  from: ({ event, game, entry, all, host, timeouts, match }) =>
    event.kind === 'game.finished' || entry === undefined || !isEnd(game, entry)
      ? [] // The players already knew the result that is now revealed.
      : [{ to: all, host, entry, timeouts, match }],
  webhook: {
    shape: {
      entry: webhookEntry,
      result: gameResultSchema.nullable().describe('The result; null if the game ended without one'),
      match: matchAfter.nullable().describe('The match after this game; null if the game belongs to none'),
    },
    data: ({ entry, timeouts, match }, { game }, withEvents, deps) => ({
      ...withEntry(entry, withEvents),
      result: resultOf(deps, game, timeouts) ?? null,
      match: match === undefined ? null : matchData(game, match),
    }),
  },
  live: {
    shape: { ...liveVersion.shape, ...standing },
    data: (_, happening) => {
      const { scores, places, resigned } = happening.game;
      const seats = { scores: [...scores], places: [...places], resigned: [...resigned] };
      return { ...liveVersion.data(undefined, happening), ...seats };
    },
  },
  sentences: ({ entry, match: after }, context) => {
    const { texts, game } = context;
    const match = matchWords(texts.language, game, after);
    return [...happened(entry, context), ...(match === undefined ? [] : texts.webhook.match(match))];
  },
  email: { data: ({ match }) => ({ match }), ...endOfGame },
  example: {
    ...finished,
    sentence: 'The game is over: Ole has 91 points, Mira 84.',
    entry: { ...entry, seq: 71, events: [] },
    result: {
      id: finished.game.id,
      name: 'Sunday game',
      label: 'Spring Cup, round 2',
      rules: resolveRules({ edition: 'third' }),
      scenario: false,
      version: 71,
      startedAt: '2026-02-01T18:00:00.000Z',
      finishedAt: '2026-03-01T09:30:00.000Z',
      players: [
        { ...mira, score: 84, place: 2, hasResigned: false, timeouts: 0 },
        { ...ole, score: 91, place: 1, hasResigned: false, timeouts: 0 },
      ],
      page: finished.game.page,
      record: `${host}/v1/games/${finished.game.id}/record`,
      match: null,
    },
    match: { id: matchId, game: 2, points: [0, 2], isOver: true, winner: 1, forfeitedBy: null },
  },
});
