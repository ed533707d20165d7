import type { GameRow } from '../games/store/games.ts';
import type { RequestRow } from '../games/store/requests.ts';
import { dayMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { signPlayerLink } from '../platform/player-links.ts';
import { markOf, signLink } from '../platform/signed-links.ts';
import type { Language } from '../texts/index.ts';
import { fingerprintOf } from './channels/email/address/suppression.ts';

type Context = Pick<Deps, 'config' | 'keys' | 'clock'>;
type PlayerContext = Context & Pick<Deps, 'db'>;

const after = ({ clock }: Context, days: number) => new Date(clock().getTime() + days * dayMs);

/** The page of a game. */
export const gamePage = ({ config }: Context, game: string): string => `${config.publicUrl}/games/${game}`;

/** The page of a match. */
export const matchPage = ({ config }: Pick<Context, 'config'>, match: string): string =>
  `${config.publicUrl}/matches/${match}`;

/** The page of a competition. */
export const competitionPage = ({ config }: Pick<Context, 'config'>, competition: string): string =>
  `${config.publicUrl}/competitions/${competition}`;

/** The page with a player's settings. */
export const settingsPage = ({ config }: Pick<Context, 'config'>): string => `${config.publicUrl}/settings`;

/** The page where a player reviews and revokes the permissions of apps. */
export const appsPage = ({ config }: Pick<Context, 'config'>): string =>
  `${config.publicUrl}/settings/programs`;

/** The page for requesting an email with a link to a new password. */
export const forgottenPage = ({ config }: Pick<Context, 'config'>): string => `${config.publicUrl}/forgotten`;

/** Links to make one decision without logging in. Opening them changes nothing. */
export interface DecisionLinks {
  /** The game's page, with the token in its fragment, which browsers never send. */
  readonly page: string;
  /** A list of the options that works without scripts. */
  readonly list: string;
}

export async function decisionLinks(
  deps: PlayerContext,
  game: string,
  version: number,
  player: string,
): Promise<DecisionLinks> {
  const token = await signPlayerLink(deps, 'decide', player, { game, version }, after(deps, 30));
  return {
    page: `${gamePage(deps, game)}#decide=${token}`,
    list: `${deps.config.publicUrl}/decide/${token}`,
  };
}

/** The page where a player answers a request without logging in. Opening it changes nothing; a button does. */
export async function requestLink(
  deps: PlayerContext,
  { gameId, id, expiresAt }: Pick<RequestRow, 'gameId' | 'id' | 'expiresAt'>,
  player: string,
): Promise<string> {
  const token = await signPlayerLink(deps, 'answer', player, { game: gameId, request: id }, expiresAt);
  return `${deps.config.publicUrl}/answer/${token}`;
}

/** The public picture of the board after the latest entry. Undefined for private games and before the start. */
export function pictureLink(
  { config }: Pick<Deps, 'config'>,
  { id, version, visibility, startedAt }: Pick<GameRow, 'id' | 'version' | 'visibility' | 'startedAt'>,
  language: Language,
): string | undefined {
  if (startedAt === null || visibility === 'private') return undefined;
  const picture = `${config.publicUrl}/v1/games/${id}/moves/${version}/board.png`;
  return language === 'en' ? picture : `${picture}?language=${language}`;
}

/** The link that stops a player's emails about games. The address serves both one-click unsubscribing (RFC 8058) and people. */
export async function unsubscribeLink(deps: PlayerContext, player: string): Promise<string> {
  return `${deps.config.publicUrl}/unsubscribe/${await signPlayerLink(deps, 'unsubscribe', player)}`;
}

/** The link that permanently stops emails to an address without an account. It contains the address's fingerprint. */
export function suppressLink({ config, keys }: Context, address: string): string {
  const token = signLink(keys, 'unsubscribe', { fingerprint: fingerprintOf(address) });
  return `${config.publicUrl}/unsubscribe/${token}`;
}

/** The link that confirms an email address. */
export async function verifyLink(deps: PlayerContext, player: string, email: string): Promise<string> {
  const token = await signPlayerLink(deps, 'verify', player, { email }, after(deps, 7));
  return `${deps.config.publicUrl}/verify/${token}`;
}

/** The link that confirms an account's new address. */
export function emailChangeLink(deps: Context, change: string): string {
  const token = signLink(deps.keys, 'email-change', { change }, after(deps, 7));
  return `${deps.config.publicUrl}/email-change/${token}`;
}

/** The link that restores an account's old address. */
export function emailUndoLink(deps: Context, change: string): string {
  const token = signLink(deps.keys, 'email-undo', { change }, after(deps, 7));
  return `${deps.config.publicUrl}/email-undo/${token}`;
}

/** The page where an invited person takes a seat. */
export function invitationLink(deps: Context, game: string, code: string | null): string {
  return `${gamePage(deps, game)}${code === null ? '' : `?invitation=${encodeURIComponent(code)}`}`;
}

/** The page for choosing a new password. The token contains a mark of the old one, so that it works only once. */
export function resetLink(deps: Context, player: string, passwordHash: string | null): string {
  const content = { player, mark: markOf(passwordHash) };
  const token = signLink(deps.keys, 'reset', content, after(deps, 1 / 24));
  return `${deps.config.publicUrl}/reset/${token}`;
}
