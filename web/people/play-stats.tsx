import type { Schemas } from '#client';
import { language, more } from '../i18n/index.ts';
import { expansionNames } from '../table/rule-words.ts';
import { percentText } from '../ui/percent.ts';

type PlayStats = Schemas['PlayStats'];
type TurnTimes = NonNullable<PlayStats['turnTimes']>;

/** Renders how reliable a player is, how long their turns take and what they like to play. */
export function PlayStatsCard({ playStats }: { playStats: PlayStats }) {
  const words = more().person.playStats;
  const { reliability, games, abandoned, turnTimes, expansions } = playStats;
  if (games === 0) return null;
  return (
    <section class="card">
      <h2>{words.title}</h2>
      <dl class="figures">
        <div>
          <dt>{words.reliability}</dt>
          <dd>{reliability === null ? words.notYet : percentText(reliability)}</dd>
        </div>
        {turnTimes !== null && (
          <div>
            <dt>{words.turns}</dt>
            <dd>{duration(turnTimes.median, 'short')}</dd>
          </div>
        )}
      </dl>
      <p class="quiet">{words.counted(games, abandoned)}</p>
      {turnTimes !== null && <p class="quiet">{spread(turnTimes)}</p>}
      {expansions.length > 0 && (
        <p>
          {`${words.favourites}: `}
          {expansions
            .map(({ expansion, games: played }) => `${expansionNames([expansion])[0]} (${played})`)
            .join(', ')}
        </p>
      )}
    </section>
  );
}

const spread = ({ lowerQuartile, upperQuartile }: TurnTimes): string =>
  more().person.playStats.spread(duration(lowerQuartile, 'long'), duration(upperQuartile, 'long'));

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats a duration in the largest unit with at least two of it: 90 minutes, 2 hours. */
function duration(seconds: number, unitDisplay: 'short' | 'long'): string {
  const [unit, length] = units.find(([, each]) => seconds >= 2 * each) ?? (['second', 1] as const);
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language(), format).format(seconds / length);
}
