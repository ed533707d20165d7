import type { TestApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import type { TestCompetition } from './support.ts';

/** A team with its members, captain first. */
export interface TestTeam {
  readonly id: string;
  readonly players: readonly TestPlayer[];
}
export type TeamCup = TestCompetition & { readonly teams: readonly TestTeam[] };

export const post = (app: TestApp, path: string, { auth }: TestPlayer, body: object = {}) =>
  app.http.post(`/v1/competitions/${path}`).set(auth).send(body);
export const put = (app: TestApp, path: string, { auth }: TestPlayer, body?: object) => {
  const request = app.http.put(`/v1/competitions/${path}`).set(auth);
  return body === undefined ? request : request.send(body);
};
export const remove = (app: TestApp, path: string, { auth }: TestPlayer) =>
  app.http.delete(`/v1/competitions/${path}`).set(auth);
export const teamsOf = async (app: TestApp, { id }: { id: string }, viewer?: TestPlayer) =>
  (
    await app.http
      .get(`/v1/competitions/${id}/teams`)
      .set(viewer?.auth ?? {})
      .expect(200)
  ).body.items;
export const matchesOf = async (app: TestApp, { id }: { id: string }, round: number) =>
  (await app.http.get(`/v1/competitions/${id}/matches`).query({ round, limit: 100 }).expect(200)).body.items;

/**
 * Has a captain enter a team, and others accept invitations.
 * @param prepare called for each player before
 */
export async function enterTeam(
  app: TestApp,
  id: string,
  name: string,
  size: number,
  prepare: (player: TestPlayer) => PromiseLike<unknown> = async () => undefined,
): Promise<TestTeam> {
  const captain = await makePlayer(app, 'captain');
  await prepare(captain);
  const { body } = await post(app, `${id}/teams`, captain, { name }).expect(201);
  const players = [captain];
  for (let count = 1; count < size; count++) {
    const player = await makePlayer(app, 'member');
    await prepare(player);
    await post(app, `${id}/teams/${body.teamId}/invitations`, captain, { player: player.handle }).expect(204);
    await put(app, `${id}/teams/${body.teamId}/members/me`, player).expect(204);
    players.push(player);
  }
  return { id: body.teamId, players };
}

/** Has an organiser create a team competition, and teams of these sizes enter it. */
export async function announceTeams(
  service: TestApp,
  request: object,
  sizes: readonly number[],
): Promise<TeamCup> {
  const organiser = await makePlayer(service, 'organiser');
  const body = { name: 'Team Cup', teamSize: 2, ...request };
  const created = await organiser.post('/v1/competitions', body).expect(201);
  const { id } = created.body;
  const teams: TestTeam[] = [];
  for (const [index, size] of sizes.entries())
    teams.push(await enterTeam(service, id, `Team ${index + 1}`, size));
  return { id, organiser, teams, players: teams.flatMap(({ players }) => players) };
}
