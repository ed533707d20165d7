import type { GameRow } from '../../../../db/games/games.ts';
import type { EntryContent } from '../../../../db/games/log-entries.ts';
import type { Person } from '../../../../db/players/players.ts';
import { personName, playerAt } from '../../../../helpers/seats.ts';
import {
  type Language,
  nameIn,
  pointsIn,
  type RequestPeople,
  textsIn,
  withNamesIn,
} from '../../../../texts/index.ts';
import {
  type ByType,
  type ChallengeEnd,
  callByType,
  type NotificationOf,
  type Pairing,
  type Requested,
} from '../../../events/types.ts';
import { matchWords, pointsOf } from '../../../match-words.ts';
import { type EmailTexts, emailTextsFor, sentencesAbout } from '../../../texts.ts';
import type { Message } from './message.ts';

/** The language of a message's recipient. */
export const languageOf = ({ recipient }: Message): Language => emailTextsFor(recipient.locale).language;

/** Says what happened and what the recipient is to do, in the recipient's language. */
export function sentenceOf({ notification, game, recipient }: Message): string {
  const texts = emailTextsFor(recipient.locale);
  const context = { texts, game: withNamesIn(texts.language, game), name: recipient.displayName };
  return callByType(sentencesOf, notification, context).join(' ');
}

interface Context {
  readonly texts: EmailTexts;
  readonly game: GameRow;
  /** The recipient's. */
  readonly name: string;
}

const sentencesOf: ByType<readonly string[], [Context]> = {
  'game.started': (_, context) => [context.texts.webhook.started(awaitingName(context))],
  'turn.started': ({ entry }, context) => [
    ...happened(entry, context),
    context.texts.webhook.turn(awaitingName(context)),
  ],
  'turn.reminder': (_, context) => [context.texts.webhook.stillTurn(awaitingName(context))],
  'turn.expired': ({ entry }, context) => happened(entry, context),
  'decision.made': ({ entry }, context) => happened(entry, context),
  'game.finished': ({ entry, match: after }, context) => {
    const { texts, game } = context;
    const match = matchWords(texts.language, game, after);
    return [...happened(entry, context), ...(match === undefined ? [] : texts.webhook.match(match))];
  },
  'player.joined': ({ who }, { texts: { webhook } }) => [
    webhook.joined(who?.displayName ?? webhook.somebody),
  ],
  'player.left': ({ who }, { texts: { webhook, language } }) => [
    webhook.left(who === undefined ? webhook.somebody : nameIn(language, who.displayName)),
  ],
  'player.invited': ({ by }, { texts: { webhook, language }, game }) => {
    const match = matchWords(language, game);
    const name = by?.displayName ?? webhook.somebody;
    return [match === undefined ? webhook.invited(name) : webhook.challenged(name, match)];
  },
  'game.cancelled': ({ by }, { texts: { webhook, language } }) => [
    webhook.cancelled(by && nameIn(language, by.displayName)),
  ],
  'invitation.declined': ({ who }, { texts: { webhook } }) => [
    webhook.declined(who?.displayName ?? webhook.somebody),
  ],
  'table.opened': ({ by }, { texts: { webhook, language }, game }) => [
    webhook.opened(by?.displayName ?? webhook.somebody, matchWords(language, game)),
  ],
  'round.started': ({ title, round, by, teams, of, pairings, more = 0 }, { texts: { webhook }, name }) =>
    pairings === undefined
      ? [
          webhook.roundStarted(
            title,
            round,
            inTeam(name, teams?.[0]),
            inTeam(by?.displayName ?? webhook.somebody, teams?.[1]),
          ),
        ]
      : roundLines(webhook, { of, round, pairings, more }),
  'competition.finished': ({ title, place = 0, standings, more = 0 }, { texts: { webhook }, name }) =>
    standings === undefined
      ? [webhook.competitionFinished(title, name, place)]
      : [
          lines(
            webhook.finalStandings,
            standings.map(
              (each) => `${each.place}. ${each.team ?? each.player?.displayName ?? webhook.somebody}`,
            ),
            more,
          ),
        ],
  'match.finished': ({ match: after, challenge }, { texts, game }) => {
    if (challenge !== undefined) return challengeLines(texts.webhook, challenge);
    const match = matchWords(texts.language, game, after);
    return match === undefined ? [] : texts.webhook.match(match);
  },
  'player.removed': (_, { texts: { webhook }, name }) => [webhook.removed(name)],
  'player.replaced': ({ who }, { texts: { webhook } }) => [webhook.stoodIn(nameOf(who, webhook.somebody))],
  'player.returned': ({ who }, { texts: { webhook } }) => [webhook.returned(nameOf(who, webhook.somebody))],
  'request.opened': (requested, { texts }) => [
    texts.requests.kinds[requested.requestKind].sentence(peopleOf(requested, texts)),
  ],
  'request.closed': (requested, { texts }) => {
    const { kinds, closed } = texts.requests;
    return [closed[requested.state](kinds[requested.requestKind].what(peopleOf(requested, texts)))];
  },
  'game.paused': (_, { texts: { webhook } }) => [webhook.paused],
  'game.resumed': (_, context) => [context.texts.webhook.resumed(awaitingName(context))],
  'plan.cancelled': ({ reason, detail }, { texts: { webhook }, name }) => [
    webhook.planCancelled(name, reason, detail),
  ],
  'message.posted': ({ by, text }, { texts: { webhook } }) => [
    `${by?.displayName ?? webhook.somebody}: ${text}`,
  ],
};

/** Names somebody with the team. */
const inTeam = (name: string, team: string | undefined): string =>
  team === undefined ? name : `${name} (${team})`;

type Round = Pick<NotificationOf<'round.started'>, 'of' | 'round'> & {
  readonly pairings: readonly Pairing[];
  readonly more: number;
};

/** Says who meets whom, one line each; of a ladder who challenges whom. */
function roundLines(webhook: EmailTexts['webhook'], { of, round, pairings, more }: Round): string[] {
  const nameOfOne = (person: Person | undefined) => person?.displayName ?? webhook.somebody;
  const [only] = pairings;
  if (of === 'ladder' && only !== undefined)
    return [webhook.challengeInLadder(nameOfOne(only.first), nameOfOne(only.second ?? undefined))];
  const byes = pairings.filter(({ second }) => second === null);
  const all = [...pairings.filter(({ second }) => second !== null), ...byes].map(
    ({ first, second, teams }) => {
      const name = teams?.[0] ?? nameOfOne(first);
      return second === null ? webhook.bye(name) : `${name} – ${teams?.[1] ?? nameOfOne(second)}`;
    },
  );
  return [
    lines(
      webhook.pairings(round, of === 'league'),
      all.map((line) => `• ${line}`),
      more,
    ),
  ];
}

/** Says how a challenge in a ladder ended, and where both stand now. */
function challengeLines(webhook: EmailTexts['webhook'], { winner, entrants }: ChallengeEnd): string[] {
  const named = entrants.map((each) => ({ ...each, name: each.player?.displayName ?? webhook.somebody }));
  const [name = '', other = ''] = named.map((each) => each.name);
  const points = named.map(({ halves }) => pointsOf(halves)).join(' : ');
  const isNobodys = named.every(({ halves }) => halves === 0);
  const won = named.find(({ player }) => winner !== undefined && player?.playerId === winner);
  const result = won === undefined ? (isNobodys ? 'nobody' : 'tie') : { winner: won.name };
  return [
    webhook.challengeEnded(name, other, points, result),
    ...named.flatMap(({ name: who, place }) => (place === undefined ? [] : webhook.nowInPlace(who, place))),
  ];
}

/** Returns a heading with lines below it, and how many are left out. */
const lines = (heading: string, all: readonly string[], more: number): string =>
  [heading, ...all, ...(more > 0 ? [`… (+${more})`] : [])].join('\n');

function peopleOf({ by, about }: Requested, { webhook }: EmailTexts): RequestPeople {
  return {
    by: nameOf(by, webhook.somebody),
    about: nameOf(about, webhook.somebody),
    isOwnSeat: by !== undefined && by.playerId === about?.playerId,
  };
}

const nameOf = (person: Person | undefined, somebody: string) =>
  person === undefined ? somebody : personName(person.displayName);

function happened(entry: EntryContent | undefined, { texts, game }: Context): string[] {
  return entry === undefined ? [] : sentencesAbout(texts.language, entry, game);
}

function awaitingName({ texts, game }: Context): string {
  return playerAt(game, game.awaitingSeat)?.displayName ?? texts.webhook.somebody;
}

/** The points of each seat in a line: `Anna 12 · Bruno (resigned) 7`. */
export function scoresLine(message: Message): string {
  const { game } = message;
  return pointsIn(textsIn(languageOf(message)).result, game.seats, game).join(' · ');
}
