import type { Schemas } from '#client';
import { nameInWords } from '../../src/texts/deleted-player.ts';
import { api, bodyOf } from '../api/client.ts';
import { language, more, t } from '../i18n/index.ts';
import { FormError } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Rows } from '../ui/rows.tsx';
import { useResource } from '../ui/use-resource.ts';
import { personAddress } from './person.tsx';
import { PlayStatsCard } from './play-stats.tsx';

type MyStatistics = Schemas['MyStatistics'];
type Tally = MyStatistics['people'];

/** Renders the results of the player's games. */
export function Statistics() {
  const words = more().site.statistics;
  const { value, error } = useResource(() => bodyOf(api.GET('/v1/me/statistics')), []);
  return (
    <div class="statistics-page">
      <PageTitle>{words.title}</PageTitle>
      <p class="quiet">{words.text}</p>
      <FormError error={error} />
      {value !== undefined && <Found statistics={value} />}
    </div>
  );
}

function Found({
  statistics: { people, robots, byPlayerCount, opponents, playStats, aborted, scenarios },
}: {
  statistics: MyStatistics;
}) {
  const words = more().site.statistics;
  if (people.played + robots.played + aborted + scenarios === 0) return <p class="card">{words.none}</p>;
  return (
    <>
      {people.played > 0 && <Figures title={words.people} tally={people} />}
      {byPlayerCount.length > 0 && <ByPlayerCount rows={byPlayerCount} />}
      {opponents.length > 0 && <Opponents rows={opponents} />}
      <PlayStatsCard playStats={playStats} />
      {robots.played > 0 && <Figures title={words.robots} tally={robots} />}
      {aborted > 0 && <p class="quiet">{words.aborted(aborted)}</p>}
      {scenarios > 0 && <p class="quiet">{words.scenarios(scenarios)}</p>}
    </>
  );
}

const number = (value: number | null): string =>
  value === null ? '–' : new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
const share = (part: number, of: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(of === 0 ? 0 : part / of);

function Figures({ title, tally }: { title: string; tally: Tally }) {
  const words = more().site.statistics;
  const figures = [
    [words.played, number(tally.played)],
    [words.won, `${number(tally.won)} (${share(tally.won, tally.played)})`],
    [words.average, number(tally.averagePoints)],
    [words.best, number(tally.bestPoints)],
  ];
  return (
    <section class="card">
      <h2>{title}</h2>
      <dl class="figures">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function ByPlayerCount({ rows }: { rows: MyStatistics['byPlayerCount'] }) {
  const words = more().site.statistics;
  return (
    <Rows
      title={words.byPlayerCount}
      heads={[words.seats, words.played, words.won, words.average, words.best]}
      rows={rows.map(({ seats, played, won, averagePoints, bestPoints }) =>
        [seats, played, won, averagePoints, bestPoints].map(number),
      )}
    />
  );
}

function Opponents({ rows }: { rows: MyStatistics['opponents'] }) {
  const words = more().site.statistics;
  return (
    <Rows
      title={words.opponents}
      heads={[words.opponent, words.played, words.ahead, words.behind]}
      rows={rows.map(({ displayName, handle, played, ahead, behind }) => [
        <Opponent key={handle} name={nameInWords(t().game, displayName)} handle={handle} />,
        ...[played, ahead, behind].map(number),
      ])}
    />
  );
}

/** Renders a name, linked if the player has a visible page. */
function Opponent({ name, handle }: { name: string; handle: string | null }) {
  return handle === null ? <>{name}</> : <a href={personAddress(handle)}>{name}</a>;
}
