import { answerRequest } from '../games/requests/answer.ts';
import { requestKinds } from '../games/requests/kinds/index.ts';
import { listRequests } from '../games/requests/list.ts';
import { openRequest } from '../games/requests/open.ts';
import { peopleOfRequest } from '../games/requests/people.ts';
import type { RequestView } from '../games/requests/view.ts';
import { nameAt, personName, seatOf } from '../helpers/seats.ts';
import { emailTextsFor } from '../texts/index.ts';
import type { Unclear } from './command.ts';
import { plainWords } from './plain.ts';
import { type Asker, asked, done, type Game, type Reply, refused } from './reply.ts';
import { timeWords } from './situation.ts';
import { REQUEST_WORDS } from './vocabulary.ts';

/** A kind of request, if one is named. */
export interface Kind {
  readonly kind: RequestView['kind'] | undefined;
}

/** Parses a kind of request, or nothing. */
export function readKind(input: string): Kind | Unclear {
  const words = plainWords(input);
  const kind = requestKinds.find((each) => REQUEST_WORDS(each).includes(words));
  return words !== '' && kind === undefined ? { unclear: input } : { kind };
}

/** Opens a request, and returns the lines of the reply. */
export async function openKind(
  asker: Asker,
  game: Game,
  kind: RequestView['kind'],
  seat: number | undefined,
): Promise<string> {
  const { deps, playerId, texts } = asker;
  const opened = await openRequest(deps, playerId, game.id, { kind, seat });
  if (opened.state !== 'open') return lineOf(asker, game, opened);
  const { kinds } = textsOf(asker);
  return texts.requested(
    kinds[kind].what(peopleOfRequest(game, opened.by, opened.seat)),
    namesOf(game, opened.awaiting),
  );
}

/** Agrees to or declines a game's open request, or the one of a kind; declining withdraws the asker's own. */
export async function answerOpen(
  asker: Asker,
  game: Game,
  agrees: boolean,
  kind: RequestView['kind'] | undefined,
): Promise<Reply> {
  const { deps, playerId, texts } = asker;
  const seat = seatOf(game, playerId)?.seat;
  const open = (await listRequests(deps, playerId, game.id)).filter((each) => each.state === 'open');
  const meant = open.filter((each) => kind === undefined || each.kind === kind);
  const others = meant.filter(({ by }) => by !== seat);
  const [request, second] = others.length > 0 ? others : meant;
  if (request === undefined) return refused([texts.nothingRequested], { game });
  if (second !== undefined) return asked([texts.whichRequest, ...requestLines(asker, game, open)], { game });
  const after = await answerRequest(deps, playerId, { game: game.id, request: request.id }, agrees);
  const { what } = textsOf(asker).kinds[request.kind];
  const text =
    after.state === 'open'
      ? texts.agreed(what(peopleOfRequest(game, after.by, after.seat)))
      : lineOf(asker, game, after);
  return done([text], { game });
}

/** Describes each request and its state. */
export const requestLines = (asker: Asker, game: Game, requests: readonly RequestView[]): string[] =>
  requests.map((request) => lineOf(asker, game, request));

/** Returns the others' pending requests to the asker, and how to answer. */
export async function toAnswer(asker: Asker, game: Game): Promise<string[]> {
  const seat = seatOf(game, asker.playerId)?.seat;
  if (seat === undefined || game.status !== 'running') return [];
  const requests = await listRequests(asker.deps, asker.playerId, game.id);
  const mine = requests.filter(({ awaiting }) => awaiting.includes(seat));
  return mine.length === 0 ? [] : [...requestLines(asker, game, mine), asker.texts.howToAnswer];
}

const textsOf = ({ language }: Asker) => emailTextsFor(language).requests;

function lineOf(asker: Asker, game: Game, request: RequestView): string {
  const { kinds, closed } = textsOf(asker);
  const { what, sentence } = kinds[request.kind];
  const people = peopleOfRequest(game, request.by, request.seat);
  if (request.state !== 'open') return closed[request.state](what(people));
  const until = timeWords(asker, new Date(request.expiresAt));
  return `${sentence(people)} ${asker.texts.waitingForAnswers(namesOf(game, request.awaiting), until)}`;
}

const namesOf = (game: Game, seats: readonly number[]) => seats.map((seat) => personName(nameAt(game, seat)));
