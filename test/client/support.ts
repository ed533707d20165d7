import { readFileSync } from 'node:fs';
import { bodyOf, type Client, createClient, type LiveEvent, newKey, type Schemas } from '#client';
import type { TestApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';

const whole: Schemas['GameRecord'] = JSON.parse(readFileSync('examples/records/base-game.json', 'utf8'));

/** The first twelve tiles of a recorded game, to be replayed as a scenario. */
export const record = { ...whole, draws: whole.draws.slice(0, 12), decisions: whole.decisions.slice(0, 12) };

/** A client of a player with an account. */
export async function clientOfPlayer(service: TestApp, name?: string): Promise<Client> {
  const { accessToken } = await makePlayer(service, name);
  return createClient({ baseUrl: service.url, token: accessToken });
}

/** Opens the short recorded game as a scenario for two; returns the id of the game. */
export async function openScenario([owner, guest]: readonly [Client, Client]): Promise<string> {
  const { rules, draws, start } = record;
  const body = { seatCount: 2, rules: rules as Schemas['RulesRequest'], scenario: { draws, start } };
  const { id } = await bodyOf(owner.POST('/v1/games', { body, headers: newKey() }));
  await bodyOf(guest.POST('/v1/games/{id}/seats', { params: { path: { id } }, body: {}, headers: newKey() }));
  return id;
}

/** Collects the live events of a game from when the connection is established until `stop`. */
export async function follow(client: Client, game: string) {
  const received: LiveEvent[] = [];
  const stopping = new AbortController();
  const read = async (onConnection: () => void) => {
    const events = client.events({ game, signal: stopping.signal, onConnection });
    for await (const event of events) received.push(event);
  };
  let reading: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    reading = read(resolve);
    reading.catch(reject);
  });
  const stop = async () => {
    stopping.abort();
    await reading;
  };
  return { received, stop };
}
