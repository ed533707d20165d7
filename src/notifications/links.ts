import type { GameRow } from '../db/games.ts';
import type { Deps } from '../deps.ts';
import { markOf, signLink } from '../signed-links.ts';
import type { Language } from '../texts/index.ts';
import { dayMs } from '../time-units.ts';

type Means = Pick<Deps, 'config' | 'clock'>;

const later = ({ clock }: Means, days: number) => new Date(clock().getTime() + days * dayMs);

/** A game's page. */
export const gamePage = ({ config }: Means, game: string): string => `${config.publicUrl}/games/${game}`;

/** The page where a player decides without logging in: opening it plays nothing, confirming does. */
export function decisionLink(deps: Means, game: string, version: number, player: string): string {
  const token = signLink(deps.config.jwtSecret, 'decide', { game, version, player }, later(deps, 30));
  return `${deps.config.publicUrl}/decide/${token}`;
}

/** A picture of the board as everybody may see it, at a point of the log; private games have none for everybody. */
export function pictureLink(
  { config }: Pick<Deps, 'config'>,
  { id, version, visibility, startedAt }: Pick<GameRow, 'id' | 'version' | 'visibility' | 'startedAt'>,
  language: Language,
): string | undefined {
  if (startedAt === null || visibility === 'private') return undefined;
  const picture = `${config.publicUrl}/v1/games/${id}/moves/${version}/board.png`;
  return language === 'en' ? picture : `${picture}?language=${language}`;
}

/** Ends a player's mails; the same address for one click (RFC 8058) and for people. */
export function unsubscribeLink({ config }: Means, player: string): string {
  return `${config.publicUrl}/unsubscribe/${signLink(config.jwtSecret, 'unsubscribe', { player })}`;
}

/** Confirms an address. */
export function verifyLink(deps: Means, player: string, email: string): string {
  const token = signLink(deps.config.jwtSecret, 'verify', { player, email }, later(deps, 7));
  return `${deps.config.publicUrl}/verify/${token}`;
}

/** Where a guest takes a seat. */
export function invitationLink(deps: Means, game: string, code: string | null): string {
  return `${gamePage(deps, game)}${code === null ? '' : `?invitation=${encodeURIComponent(code)}`}`;
}

/**
 * Where a new password is chosen. The token holds a mark of the old one, so that it works once.
 */
export function resetLink(deps: Means, player: string, passwordHash: string | null): string {
  const content = { player, mark: markOf(passwordHash) };
  const token = signLink(deps.config.jwtSecret, 'reset', content, later(deps, 1 / 24));
  return `${deps.config.publicUrl}/reset/${token}`;
}
