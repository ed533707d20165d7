import { type Client, createClient, renewSession, type Schemas, sessionTokens } from '#client';
import type { TerminalTexts } from '../../texts/en/commands.ts';
import type { Service } from './find-service.ts';
import type { GameKeeper, KeptGame } from './kept-game.ts';
import { createGame, type Game, newGuest, readGame } from './open-game.ts';
import type { PlayRequest } from './request.ts';

/** A player who has entered a game. */
export interface Entered {
  readonly client: Client;
  readonly game: Game;
}

/** What a player needs to enter a game. */
export interface Entrance {
  readonly service: Service;
  readonly request: PlayRequest;
  readonly keeper: GameKeeper;
  readonly texts: TerminalTexts;
}

/** Enters the requested game of the token's player, or a new one. */
export async function enterAsPlayer({ service, request }: Entrance, token: string): Promise<Entered> {
  const client = createClient({ baseUrl: service.url, token: async () => token });
  const game = request.game === undefined ? createGame(client, request) : readGame(client, request.game);
  return { client, game: await game };
}

/**
 * Enters the game that a guest has left, or a new game as a new guest, and stores it if the service keeps running.
 * @throws Error if the service has no guests, or the guest's session has ended
 */
export async function enterAsGuest(entrance: Entrance, kept: KeptGame | undefined): Promise<Entered> {
  const { service, request, keeper, texts } = entrance;
  const baseUrl = service.url;
  let session = await (kept === undefined
    ? newGuest(baseUrl, request.language, texts)
    : resumeSession(kept, entrance));
  let id = kept?.game;
  const keep = () => {
    const { refreshToken } = session;
    if (id !== undefined && !service.isTemporary) keeper.keep({ server: baseUrl, game: id, refreshToken });
  };
  const onRenewed = (renewed: Schemas['Session']) => {
    session = renewed;
    keep();
  };
  const client = createClient({ baseUrl, token: sessionTokens(session, { baseUrl, onRenewed }) });
  const game = await (id === undefined ? createGame(client, request) : readGame(client, id));
  id = game.id;
  keep();
  return { client, game };
}

/** Returns a new session for a stored one, which ends. The new one is stored before anything else happens. */
async function resumeSession(kept: KeptGame, { keeper, texts }: Entrance): Promise<Schemas['Session']> {
  const session = await renewSession(kept.refreshToken, { baseUrl: kept.server });
  if (session === undefined) {
    keeper.forget();
    throw new Error(texts.sessionEnded);
  }
  keeper.keep({ ...kept, refreshToken: session.refreshToken });
  return session;
}
