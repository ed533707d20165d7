import type { Table } from '../api/client.ts';
import { t } from '../i18n/index.ts';

/** The goods, figures and abbeys that a seat holds. */
export function Holdings({ table, seat }: { table: Table; seat: number }) {
  const own = table.own as {
    goods?: readonly Readonly<Record<string, number>>[];
    king?: number | null;
    robber?: number | null;
    abbeys?: readonly number[];
  };
  const goods = Object.entries(own.goods?.[seat] ?? {}).filter(([, count]) => count > 0);
  const parts = [
    ...goods.map(([name, count]) => `${count} ${t().game.goods(name)}`),
    own.king === seat ? t().game.goods('king') : '',
    own.robber === seat ? t().game.goods('robber') : '',
    (own.abbeys?.[seat] ?? 0) > 0 ? t().scores.abbey : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : <small class="holdings">{parts.join(' · ')}</small>;
}
