import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { more } from '../i18n/index.ts';
import { personAddress } from '../pages/person.tsx';
import { Rows } from '../rows.tsx';
import { useResource } from '../use-resource.ts';
import { type Competition, poolText } from './words.ts';

type Row = Schemas['StandingsRow'];

/** Renders the standings and the crosstable, pool by pool. */
export function Standings({ competition: { id, kind, round, status } }: { competition: Competition }) {
  const words = more().competitions;
  const { value, error } = useResource(
    () => bodyOf(api.GET('/v1/competitions/{id}/standings', { params: { path: { id } } })),
    [id, round, status],
  );
  if (value === undefined) return <FormError error={error} />;
  const pools = [...new Set(value.rows.map(({ pool }) => pool))];
  const titled = (title: string, pool: number) =>
    pools.length === 1 ? title : `${title} · ${poolText(kind, pool)}`;
  return (
    <>
      {pools.map((pool) => {
        const rows = value.rows.filter((row) => row.pool === pool);
        return (
          <div key={pool}>
            <Table title={titled(words.standings, pool)} rows={rows} />
            <Crosstable title={titled(words.crosstable, pool)} rows={rows} isLeague={kind === 'league'} />
          </div>
        );
      })}
      <p class="quiet">{words.tieBreaks}</p>
    </>
  );
}

function Table({ title, rows }: { title: string; rows: readonly Row[] }) {
  const words = more().competitions;
  return (
    <Rows
      title={title}
      heads={[words.player, words.matchPoints, words.duels, words.games, words.points, words.opponents]}
      rows={rows.map((row) => [
        <Name key={row.playerId} row={row} />,
        row.matchPoints,
        row.duels,
        signed(row.games),
        signed(row.points),
        row.opponents,
      ])}
    />
  );
}

function Name({ row: { place, handle, displayName, hasWithdrawn } }: { row: Row }) {
  return (
    <span>
      {`${place}. `}
      <a href={personAddress(handle)}>{displayName}</a>
      {hasWithdrawn && <small class="quiet">{` ${more().competitions.withdrawn}`}</small>}
    </span>
  );
}

const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'));

/** By rounds; in a league, where all play at once, by opponents. */
function Crosstable({ title, rows, isLeague }: { title: string; rows: readonly Row[]; isLeague: boolean }) {
  const places = new Map(rows.map((row, index) => [row.playerId, index + 1]));
  const rounds = [...new Set(rows.flatMap(({ cells }) => cells.map(({ round }) => round)))].sort(
    (one, other) => one - other,
  );
  const heads = isLeague ? rows.map((_, index) => String(index + 1)) : rounds.map(String);
  const cellOf = ({ cells }: Row, column: number) =>
    isLeague
      ? cells.find(({ opponent }) => opponent?.playerId === rows[column]?.playerId)
      : cells.find(({ round }) => round === rounds[column]);
  return (
    <Rows
      title={title}
      heads={[more().competitions.player, ...heads]}
      rows={rows.map((row, index) => [
        <span key={row.playerId}>{`${index + 1}. ${row.displayName}`}</span>,
        ...heads.map((head, column) => (
          <CellText key={head} cell={cellOf(row, column)} places={places} isLeague={isLeague} />
        )),
      ])}
    />
  );
}

interface CellProps {
  readonly cell: Row['cells'][number] | undefined;
  readonly places: ReadonlyMap<string, number>;
  readonly isLeague: boolean;
}

/** `+5`: won against the fifth; `=`: drawn; `−`: lost. */
function CellText({ cell, places, isLeague }: CellProps) {
  const words = more().competitions;
  if (cell === undefined) return <span class="quiet">·</span>;
  const { opponent, result } = cell;
  if (opponent === null) return <span title={words.bye}>+</span>;
  const sign = result === null ? '…' : (['−', '=', '+'][result.matchPoints] ?? '');
  const place = isLeague ? '' : (places.get(opponent.playerId) ?? '');
  return (
    <span class={`cell-${result?.matchPoints ?? 'open'}`} title={words.against(opponent.displayName)}>
      {sign}
      {place}
    </span>
  );
}
