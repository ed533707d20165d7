import type { FastifyRequest } from 'fastify';
import { visibleGame } from '../../games/access.ts';
import { nameAt } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problems.ts';
import { type Language, pointsIn, textsIn, winnersIn } from '../../texts/index.ts';
import { languageOf } from '../accept.ts';
import { idSchema } from '../schemas/forms.ts';

/** The card that a chat shows with a link; addresses are absolute. */
export interface LinkCard {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly image: string;
  readonly url: string;
  /** Where a site that shows this link asks how to show the game itself; undefined: there is none to show. */
  readonly oembed?: string;
}

type Row = Awaited<ReturnType<typeof visibleGame>>;
type Query = Readonly<Record<string, unknown>>;
type PageRequest = Pick<FastifyRequest, 'headers' | 'url'>;

/** Returns the card of the site. */
export function siteCard({ config }: Deps, request: PageRequest): LinkCard {
  const language = languageOf(request);
  const words = textsIn(language).cards;
  return {
    language,
    title: words.site,
    text: words.siteText,
    image: `${config.publicUrl}/card.png`,
    url: `${config.publicUrl}/`,
  };
}

/**
 * Returns the card of a game, at the moment that the address names, if everybody may see the game. Of any other game,
 * and of none, it says the same.
 */
export async function gameCard(
  deps: Deps,
  request: PageRequest,
  id: string,
  query: Query,
): Promise<LinkCard> {
  const row = await publicRow(deps, id);
  const language = languageOf(request);
  const words = textsIn(language).cards;
  const site = siteCard(deps, request);
  const url = `${deps.config.publicUrl}/games/${encodeURIComponent(id)}`;
  const isInvitation = query['invitation'] !== undefined;
  if (row === undefined)
    return isInvitation ? { ...site, url, title: words.invitedSomewhere, text: words.invitedText } : site;
  if (row.startedAt === null) {
    const seats = words.seats(row.seats.length, row.seatCount);
    const title = isInvitation ? words.invited(row.name) : row.name;
    return { ...site, url, title, text: `${seats}. ${words.invitedText}` };
  }
  return { ...startedCard(deps, language, row, query['at']), language, title: `${row.name} · ${words.site}` };
}

function startedCard(
  { config }: Deps,
  language: Language,
  row: Row,
  at: unknown,
): Omit<LinkCard, 'title' | 'language'> {
  const words = textsIn(language).cards;
  const seq = momentOf(at, row.version);
  const isPast = seq < row.version;
  const names = row.seats.map(({ displayName }) => displayName);
  const search = language === 'en' ? '' : `?language=${language}`;
  const url = `${config.publicUrl}/games/${row.id}${isPast ? `?at=${seq}` : ''}`;
  return {
    text: isPast
      ? [names.join(', '), words.move(seq, row.version)].join(' · ')
      : [pointsIn(textsIn(language).result, row.seats, row).join(', '), stateOf(row, language)].join(' · '),
    image: `${config.publicUrl}/v1/games/${row.id}/moves/${seq}/card.png${search}`,
    url,
    oembed: `${config.publicUrl}/oembed?format=json&url=${encodeURIComponent(url)}`,
  };
}

/** Says whom a started game waits for, or who has won. */
function stateOf(row: Row, language: Language): string {
  const { cards, result } = textsIn(language);
  if (row.status === 'running') return cards.running(nameAt(row, row.awaitingSeat ?? row.heldSeat));
  return row.status === 'finished' ? result.won(winnersIn(row.seats, row.places)) : cards.aborted;
}

/** Returns the entry of the log that an address names; what is none means now. */
export function momentOf(at: unknown, version: number): number {
  return typeof at === 'string' && /^\d{1,7}$/.test(at) ? Math.min(Number(at), version) : version;
}

/** Returns a game that everybody may see; undefined for any other, and for what is no game. */
export async function publicRow(deps: Deps, id: string): Promise<Row | undefined> {
  if (!idSchema.safeParse(id).success) return undefined;
  try {
    return await visibleGame(deps, undefined, id);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
