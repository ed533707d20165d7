import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import type { Team } from './team-props.ts';

/** Loads all teams of a competition, page by page; usually there is one page. */
export async function teamsOf(id: string): Promise<readonly Team[]> {
  let items: readonly Team[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const params = { path: { id }, query: cursor === undefined ? {} : { cursor } };
    const answer: Schemas['TeamPage'] = await bodyOf(api.GET('/v1/competitions/{id}/teams', { params }));
    items = [...items, ...answer.items];
    cursor = answer.nextCursor;
  }
  return items;
}

/** Whether a list of people includes a player. */
export const isIn = (people: readonly Schemas['Person'][], id: string | undefined): boolean =>
  people.some(({ playerId }) => playerId === id);
