import { api, bodyOf, type TableInvitation } from '../api/client.ts';
import { type Resource, useResource } from '../ui/use-resource.ts';

/** Loads a table as a visitor who can take a seat sees it. */
export function useInvitation(id: string, invitation: string | undefined): Resource<TableInvitation> {
  const query = invitation === undefined ? {} : { invitation };
  return useResource(
    () => bodyOf(api.GET('/v1/games/{id}/invitation', { params: { path: { id }, query } })),
    [id, invitation],
  );
}
