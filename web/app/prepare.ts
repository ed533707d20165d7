import { requestEarly } from '../api/early.ts';
import { currentSession } from '../api/session.ts';
import { prepareCatalogue } from '../board/catalogue.ts';
import { routeAt, visitorsView } from './routes.ts';
import { Table } from './table.tsx';

/** Loads the code of the view with which the page opens, and requests what it begins with, while its language is loaded. */
export async function prepareFirst(path: string): Promise<void> {
  const session = currentSession();
  const { route } = routeAt(path);
  if (route.needs === 'player' && session !== undefined && session.until > Date.now())
    requestEarly(route.early?.() ?? [], session.accessToken);
  const { prepare } = session === undefined ? visitorsView(route) : route.view;
  // If that fails the view itself tries again, and says so.
  await prepare().catch(() => undefined);
}

/** Loads the tile catalogue and the code of a table, for visitors only the part of the first view. */
export const prepareNext = (): Promise<unknown> =>
  Promise.all([currentSession() === undefined ? Table.prepareFirst() : Table.prepare(), prepareCatalogue()]);
