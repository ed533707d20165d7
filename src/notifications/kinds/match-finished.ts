import { z } from 'zod';
import type { MatchAfter } from '../../matches/rules/match-score.ts';
import type { Person } from '../../players/store/players.ts';
import { matchWords, pointsOf } from '../match-words.ts';
import { competition, matchAfter, matchData, storedCompetition } from './competitions.ts';
import { finished, matchId } from './examples.ts';
import type { SentenceContext } from './happening.ts';
import { kind } from './kind.ts';
import { gameId, id, personSchema, seat } from './members.ts';
import { endOfGame, nameOf } from './words.ts';

const storedChallenge = z.object({
  ...storedCompetition,
  club: z.string(),
  /** Id of the winner; undefined if there is none. */
  winner: z.string().optional(),
  /**
   * The challenger first, each with the points in the match, in halves. `place` is the current one; undefined for
   * withdrawn players.
   */
  entrants: z
    .array(z.object({ id: z.string(), halves: z.int(), place: z.int().optional() }).readonly())
    .readonly(),
});
type StoredChallenge = z.output<typeof storedChallenge>;

/** The outcome of a challenge in a club's ladder. */
interface Challenge extends Omit<StoredChallenge, 'entrants'> {
  readonly entrants: readonly (Omit<StoredChallenge['entrants'][0], 'id'> & Player)[];
}
interface Player {
  readonly player: Person | undefined;
}

interface Details {
  readonly match: MatchAfter;
  /** Set for a club, which is notified of each challenge in its ladder. */
  readonly challenge: Challenge | undefined;
}

const challenge = z
  .object({
    competition,
    winner: id.nullable().describe('Id of the winner; null if there is none'),
    entrants: z
      .array(
        z.object({
          player: personSchema.nullable(),
          points: z.number().min(0).describe('Points in the match'),
          place: z.int().min(1).nullable().describe('Current place in the ladder; null after a withdrawal'),
        }),
      )
      .max(2)
      .describe('Both entrants, the challenger first'),
  })
  .describe('For a club: the result of a challenge in its ladder');

export const matchFinished = kind<Details>()('match.finished', {
  description:
    'One of your matches is over although none of its games was running: your opponent is gone, or its time was ' +
    'up. The event refers to the last game. If a match ends with a game, `game.finished` reports it instead. ' +
    'Webhooks of clubs get the end of each `challenge` in a ladder.',
  level: 'end',
  audience: 'recipients',
  skipsDigest: true,
  /** `isJudged`: its time was over; otherwise a player is gone. */
  stored: z.union([storedChallenge, z.object({ isJudged: z.boolean().optional() })]),
  people: (data) => ('entrants' in data ? data.entrants.map((entrant) => entrant.id) : []),
  from: ({ data, all, match, people }) => {
    if (match === undefined) return [];
    if (!('entrants' in data)) return [{ to: all, match, challenge: undefined }];
    const entrants = data.entrants.map(({ id, ...entrant }) => ({ player: people?.get(id), ...entrant }));
    return [{ to: [], match, challenge: { ...data, entrants } }];
  },
  webhook: {
    shape: {
      match: matchAfter.describe('The result of the match, per seat of its last game'),
      challenge: challenge.optional(),
    },
    data: ({ match, challenge }, { game }) => ({
      match: matchData(game, match),
      ...(challenge !== undefined && { challenge: challengeData(challenge) }),
    }),
  },
  live: {
    shape: {
      game: gameId.describe('The last game of the match'),
      match: id.describe('Id of the match'),
      winner: seat.nullable().describe('The seat in that game of the winner; null if there is none'),
      forfeitedBy: seat
        .nullable()
        .describe('The seat that resigned from the match or never played; null if there is none'),
    },
    data: ({ match: { match, winner, forfeitedBy } }, { game }) => ({
      game: game.id,
      match,
      winner,
      forfeitedBy,
    }),
  },
  sentences: ({ match: after, challenge }, context) => {
    const { texts, game } = context;
    if (challenge !== undefined) return challengeSentences(challenge, context);
    const match = matchWords(texts.language, game, after);
    return match === undefined ? [] : texts.webhook.match(match);
  },
  email: { data: ({ match }) => ({ match }), ...endOfGame },
  example: {
    ...finished,
    sentence: 'Ole has won the match: Mira 1 – 0 Ole.',
    match: { id: matchId, game: 1, points: [1, 0], isOver: true, winner: 1, forfeitedBy: 0 },
  },
});

const challengeData = ({ competition, winner, entrants }: Challenge) => ({
  competition,
  winner: winner ?? null,
  entrants: entrants.map(({ player = null, halves, place = null }) => ({
    player,
    points: halves / 2,
    place,
  })),
});

/** Describes the outcome of a challenge in a ladder, and both players' current places. */
function challengeSentences({ winner, entrants }: Challenge, context: SentenceContext): string[] {
  const { webhook } = context.texts;
  const named = entrants.map((each) => ({ ...each, name: nameOf(each.player, context) }));
  const [name = '', other = ''] = named.map((each) => each.name);
  const points = named.map(({ halves }) => pointsOf(halves)).join(' : ');
  const isNobodys = named.every(({ halves }) => halves === 0);
  const won = named.find(({ player }) => winner !== undefined && player?.playerId === winner);
  const result = won === undefined ? (isNobodys ? 'no-winner' : 'tie') : { winner: won.name };
  return [
    webhook.challengeEnded(name, other, points, result),
    ...named.flatMap(({ name: who, place }) => (place === undefined ? [] : webhook.nowInPlace(who, place))),
  ];
}
