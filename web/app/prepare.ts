import { requestEarly } from '../api/early.ts';
import { currentSession } from '../api/session.ts';
import { prepareCatalogue } from '../board/catalogue.ts';
import { routeAt, visitorsView } from './routes.ts';
import { Table } from './table.tsx';

/** Loads the code of the first view and sends its first requests, while the language is loading. */
export async function prepareFirst(path: string): Promise<void> {
  const session = currentSession();
  const { route } = routeAt(path);
  if (route.needs === 'player' && session !== undefined && session.until > Date.now())
    requestEarly(route.early?.() ?? [], session.accessToken);
  const { prepare } = session === undefined ? visitorsView(route) : route.view;
  // If this fails, the view tries again and reports the error.
  await prepare().catch(() => undefined);
}

/** Loads the tile catalogue and the code of a table, for visitors only the part of the first view. */
export const prepareNext = (): Promise<unknown> =>
  Promise.all([currentSession() === undefined ? Table.prepareFirst() : Table.prepare(), prepareCatalogue()]);
