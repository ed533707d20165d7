import { meetingsOf, type RankMatch } from '../../src/competitions/rules/teams.ts';
import { groupBy } from '../../src/helpers/group-by.ts';
import { more } from '../i18n/index.ts';
import { formats } from './formats.ts';
import { GameLinks, type Pairing, Side, scoreText, standingText } from './pairing-parts.tsx';
import type { Competition } from './words.ts';

export interface MeetingsProps {
  readonly kind: Competition['kind'];
  readonly pairings: readonly Pairing[];
}

/** Renders the matches of a round of teams, meeting by meeting and rank by rank. */
export function Meetings({ kind, pairings }: MeetingsProps) {
  const groups = groupBy(pairings, ({ teams }) =>
    teams
      .map(({ teamId }) => teamId)
      .toSorted()
      .join(' '),
  );
  return (
    <ul class="meetings">
      {[...groups].map(([key, group]) => (
        <Meeting key={key} pairings={group} isKnockout={formats[kind].isKnockout} />
      ))}
    </ul>
  );
}

function Meeting({ pairings, isKnockout }: { pairings: readonly Pairing[]; isKnockout: boolean }) {
  const words = more().competitions;
  const teams = pairings[0]?.teams ?? [];
  const [meeting] = meetingsOf(pairings.flatMap(rankMatch), isKnockout);
  if (meeting === undefined)
    return (
      <li>
        <h3 class="meeting">
          <span class="pairing-side">{teams[0]?.name}</span>
          <span class="pairing-score">–</span>
          <span class="quiet">{words.bye}</span>
        </h3>
      </li>
    );
  const [left = '', right = ''] = meeting.players;
  const nameOf = (id: string) => teams.find(({ teamId }) => teamId === id)?.name;
  const sideOf = (won: 'first' | 'second') =>
    meeting.result?.outcome === won ? 'pairing-side won' : 'pairing-side';
  const ranks = pairings.toSorted((one, other) => (one.boardNumber ?? 0) - (other.boardNumber ?? 0));
  return (
    <li>
      <h3 class="meeting">
        <span class={sideOf('first')}>{nameOf(left)}</span>
        <span class="pairing-score">{meetingText(pairings, left)}</span>
        <span class={sideOf('second')}>{nameOf(right)}</span>
      </h3>
      <ol class="pairings">
        {ranks.map((pairing) => (
          <Rank key={pairing.id} pairing={pairing} left={left} />
        ))}
      </ol>
    </li>
  );
}

/** A match of a meeting, with each team's player always on the same side. */
function Rank({ pairing, left }: { pairing: Pairing; left: string }) {
  const words = more().competitions;
  const { boardNumber, teams, players, points } = pairing;
  const sides = teams[0]?.teamId === left ? ([0, 1] as const) : ([1, 0] as const);
  const [one, other] = sides.map((side) =>
    players[side] === undefined ? (
      <span key={side} class="pairing-side quiet">
        {words.teams.unfilled}
      </span>
    ) : (
      <Side key={side} pairing={pairing} place={side} />
    ),
  );
  const score = sides.map((side) => points[side] ?? 0);
  return (
    <li>
      {one}
      <span class="pairing-score">{standingText(pairing, score)}</span>
      {other}
      <span class="pairing-games">
        <span class="quiet">{words.teams.rank(boardNumber ?? 0)}</span>
        <GameLinks {...pairing} />
      </span>
    </li>
  );
}

/** Converts a match for the rules of meetings; undefined for a bye. */
function rankMatch({
  round,
  group,
  boardNumber,
  teams,
  outcome,
  points,
  board,
  absent,
}: Pairing): RankMatch[] {
  const [first, second] = teams;
  if (first === undefined || second === undefined || boardNumber === null) return [];
  const both = <T,>([one, other]: readonly T[], none: T) => [one ?? none, other ?? none] as const;
  const result =
    outcome === null
      ? undefined
      : { outcome, games: both(points, 0), points: both(board, 0), absent: both(absent, false) };
  return [{ round, group, boardNumber, teams: [first.teamId, second.teamId], result }];
}

/** Formats the score of a meeting: matches won by each team so far, draws counting half. */
function meetingText(pairings: readonly Pairing[], left: string): string {
  const over = pairings.filter(({ outcome }) => outcome !== null);
  const words = more().competitions;
  if (over.length === 0)
    return pairings.some(({ matchId }) => matchId !== null) ? words.playing : words.notBegun;
  const wonBy = (isLeft: boolean) =>
    over.reduce((sum, { outcome, teams }) => {
      if (outcome === 'draw') return sum + 0.5;
      const isFirst = (teams[0]?.teamId === left) === isLeft;
      return sum + (outcome === (isFirst ? 'first' : 'second') ? 1 : 0);
    }, 0);
  return scoreText([wonBy(true), wonBy(false)]);
}
