import type { Table } from '../../../api/client.ts';

type Town = NonNullable<Table['expansions']['count']>['town'];

/** Returns the city of Carcassonne with the followers in its quarters. */
export const townOf = ({ expansions }: Table): Town | undefined => expansions.count?.town;
