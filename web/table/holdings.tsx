import { holdingsOf } from '../../src/texts/holdings.ts';
import type { Table } from '../api/client.ts';
import { t } from '../i18n/index.ts';

/** The goods, figures and abbeys that a seat holds. */
export function Holdings({ table, seat }: { table: Table; seat: number }) {
  const holdings = holdingsOf(t().game, table, seat);
  return holdings.length === 0 ? null : <small class="holdings">{holdings.join(' · ')}</small>;
}
