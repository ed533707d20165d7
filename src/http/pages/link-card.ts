import type { FastifyRequest } from 'fastify';
import { visibleGame } from '../../games/access.ts';
import { nameAt } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problems.ts';
import { type Language, pointsIn, textsIn, winnersIn } from '../../texts/index.ts';
import { languageOf } from '../accept.ts';
import { idSchema } from '../schemas/forms.ts';

/** The card that chats show with a link; addresses are absolute. */
export interface LinkCard {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly image: string;
  readonly url: string;
  /** The oEmbed address for showing the game itself; undefined if there is none. */
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

/** Returns the card of a public game, at the entry in the address. All other games and unknown ones get the same card. */
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

/** Describes the current turn, or the winner. */
function stateOf(row: Row, language: Language): string {
  const { cards, result } = textsIn(language);
  if (row.status === 'running') return cards.running(nameAt(row, row.awaitingSeat ?? row.heldSeat));
  return row.status === 'finished' ? result.won(winnersIn(row.seats, row.places)) : cards.aborted;
}

/** Returns the log entry in an address; the latest if it is invalid. */
export function momentOf(at: unknown, version: number): number {
  return typeof at === 'string' && /^\d{1,7}$/.test(at) ? Math.min(Number(at), version) : version;
}

/** Returns a public game; undefined for any other or an invalid id. */
export async function publicRow(deps: Deps, id: string): Promise<Row | undefined> {
  if (!idSchema.safeParse(id).success) return undefined;
  try {
    return await visibleGame(deps, undefined, id);
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
