import type { TableInvitation } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { expansionNames, paceText } from '../table/rule-words.ts';
import { PiecePicture } from '../ui/art.tsx';

/** Lists a table's players, expansions and time limit, and that it is free. */
export function TableFacts({ table }: { table: TableInvitation }) {
  const words = more().invited;
  const names = expansionNames(table.rules.expansions);
  const free = table.seatCount - table.players.length;
  return (
    <dl class="table-facts">
      <dt>{words.players}</dt>
      <dd>
        <ul class="players">
          {table.players.map(({ seat }) => (
            <li key={seat} class="player">
              <PiecePicture piece="meeple" seat={seat} size={22} /> {nameAt(table, seat)}
            </li>
          ))}
          <li class="quiet">{words.free(free)}</li>
        </ul>
      </dd>
      <dt>{words.expansions}</dt>
      <dd>{names.length === 0 ? words.noExpansions : words.with(names)}</dd>
      <dt>{words.pace}</dt>
      <dd>{table.clock === null ? words.noClock : paceText(table.clock)}</dd>
      <dt>{words.price}</dt>
      <dd>{words.costsNothing}</dd>
    </dl>
  );
}
