import { useState } from 'preact/hooks';
import { api, bodyOf } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import { more } from '../i18n/index.ts';
import { FormError } from '../ui/form.tsx';
import { Rows } from '../ui/rows.tsx';
import { useResource } from '../ui/use-resource.ts';
import { formats } from './formats.ts';
import { Ladder } from './ladder.tsx';
import { RoundChoice } from './round-choice.tsx';
import { Name, type Row } from './standings-row.tsx';
import type { Competition } from './words.ts';

interface StandingsProps {
  readonly competition: Competition;
  readonly session: Session | undefined;
}

/** Renders the standings and crosstable of each group; for a league those of a season, for a ladder its order. */
export function Standings({ competition, session }: StandingsProps) {
  const { id, kind, round, status, teamSize } = competition;
  const { hasSeasons, hasChallenges, groupText } = formats[kind];
  const words = more().competitions;
  const [season, setSeason] = useState(round);
  const { value, error } = useResource(() => {
    const query = hasSeasons && season !== round ? { season } : {};
    return bodyOf(api.GET('/v1/competitions/{id}/standings', { params: { path: { id }, query } }));
  }, [id, round, status, season]);
  if (value === undefined) return <FormError error={error} />;
  if (hasChallenges) return <Ladder competition={competition} rows={value.rows} session={session} />;
  const groups = [...new Set(value.rows.map(({ group }) => group))];
  const titled = (title: string, group: number) =>
    groups.length === 1 ? title : `${title} · ${groupText(group)}`;
  return (
    <>
      {hasSeasons && round > 1 && (
        <RoundChoice competition={competition} round={season} onChoose={setSeason} />
      )}
      {groups.map((group) => {
        const rows = value.rows.filter((row) => row.group === group);
        return (
          <div key={group}>
            <Table title={titled(words.standings, group)} rows={rows} isOfTeams={teamSize !== null} />
            {rows.some(({ cells }) => cells.some(({ result }) => result !== null)) && (
              <Crosstable
                title={titled(words.crosstable, group)}
                rows={rows}
                hasSeasons={hasSeasons}
                isOfTeams={teamSize !== null}
              />
            )}
          </div>
        );
      })}
      <p class="quiet">{teamSize === null ? words.tieBreaks : words.teams.tieBreaks}</p>
    </>
  );
}

interface TableProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly isOfTeams: boolean;
}

function Table({ title, rows, isOfTeams }: TableProps) {
  const words = more().competitions;
  const [entrant, boardPoints] = isOfTeams
    ? [words.teams.team, words.teams.boardPoints]
    : [words.player, words.boardPoints];
  return (
    <Rows
      title={title}
      heads={[entrant, words.matchPoints, boardPoints, words.games, words.points, words.opponents]}
      details={{ show: words.allColumns, hide: words.fewColumns }}
      rows={rows.map((row) => [
        <Name key={row.playerId} row={row} />,
        row.matchPoints,
        row.boardPoints,
        signed(row.games),
        signed(row.points),
        row.opponents,
      ])}
    />
  );
}

const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'));

/** The crosstable: a column for each round, or in leagues for each opponent. */
function Crosstable({ title, rows, hasSeasons, isOfTeams }: TableProps & { readonly hasSeasons: boolean }) {
  const words = more().competitions;
  const places = new Map(rows.map((row, index) => [row.playerId, index + 1]));
  const rounds = [...new Set(rows.flatMap(({ cells }) => cells.map(({ round }) => round)))].sort(
    (one, other) => one - other,
  );
  const heads = hasSeasons ? rows.map((_, index) => String(index + 1)) : rounds.map(String);
  const cellOf = ({ cells }: Row, column: number) =>
    hasSeasons
      ? cells.find(({ opponent }) => opponent?.playerId === rows[column]?.playerId)
      : cells.find(({ round }) => round === rounds[column]);
  return (
    <Rows
      title={title}
      heads={[isOfTeams ? words.teams.team : words.player, ...heads]}
      rows={rows.map((row, index) => [
        <span key={row.playerId}>{`${index + 1}. ${row.team?.name ?? row.displayName}`}</span>,
        ...heads.map((head, column) => (
          <CellText key={head} cell={cellOf(row, column)} places={places} hasSeasons={hasSeasons} />
        )),
      ])}
    />
  );
}

interface CellProps {
  readonly cell: Row['cells'][number] | undefined;
  readonly places: ReadonlyMap<string, number>;
  readonly hasSeasons: boolean;
}

/** `+5`: won against the fifth; `=`: drawn; `−`: lost; empty: not over. */
function CellText({ cell, places, hasSeasons }: CellProps) {
  const words = more().competitions;
  if (cell === undefined) return null;
  const { opponent, opponentTeam, result } = cell;
  if (opponent === null) return <span title={words.bye}>+</span>;
  if (result === null) return null;
  const sign = ['−', '=', '+'][result.matchPoints] ?? '';
  const place = hasSeasons ? '' : (places.get(opponent.playerId) ?? '');
  return (
    <span
      class={`cell-${result.matchPoints}`}
      title={words.against(opponentTeam?.name ?? opponent.displayName)}
    >
      {sign}
      {place}
    </span>
  );
}
