import type { LogEntry } from '../api/client.ts';
import type { Analysis } from '../api/types.ts';
import { momentAddress } from '../app/addresses.ts';
import { BoardDetail } from '../board/picture.tsx';
import { useTiles } from '../board/tiles.ts';
import { more } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { textOf } from '../table/sentences.ts';
import { areaAround, cellOf, laidBy } from './area.ts';
import { betterText } from './better-text.ts';
import type { Review } from './use-analysis.ts';

interface MomentsProps extends Review {
  readonly analysis: Analysis;
}

/** The most costly decisions, each with the board as played and with the better decision. */
export function Moments({ analysis, ...review }: MomentsProps) {
  const words = more().analysis;
  const moments = analysis.costliest.flatMap(
    (seq) => analysis.decisions.find((each) => each.seq === seq) ?? [],
  );
  return (
    <section class="moments">
      <h2>{words.worst}</h2>
      {moments.length === 0 && <p class="card">{words.noneCostly}</p>}
      {moments.map((moment) => (
        <MomentView key={moment.seq} {...review} analysis={analysis} moment={moment} />
      ))}
    </section>
  );
}

/** Returns the decision and the tile it placed. */
const playedIn = ({ decision, events }: LogEntry) => ({
  decision,
  tile: events.find((event) => event.type === 'tile-placed')?.tile,
});

type Moment = Analysis['decisions'][number];

/** Both decisions in notation, shown on request. */
function Exact({ played, better }: { readonly played: string; readonly better: string | null }) {
  const { analysis: words, log } = more();
  return (
    <details class="exact">
      <summary>{log.notation}</summary>
      <p>
        {words.played}: <code>{played}</code>
      </p>
      {better !== null && (
        <p>
          {words.better}: <code>{better}</code>
        </p>
      )}
    </details>
  );
}

function MomentView({ game, entries, moment }: MomentsProps & { readonly moment: Moment }) {
  const words = more().analysis;
  const geometryOf = useTiles();
  const { seq, seat, loss, better } = moment;
  const entry = entries[seq - 1];
  const cells = [entry?.decision, better].flatMap((decision) => cellOf(decision) ?? []);
  const area = areaAround(cells, laidBy(entries, seq));
  return (
    <div class="card moment" id={`move-${seq}`} style={{ '--seat': `var(--seat-${seat})` }}>
      <header>
        <span class="cost">{words.cost(loss)}</span>
        <div>
          <h3>
            {`${words.move(seq)} · ${nameAt(game, seat)}`}{' '}
            <span class={`class ${moment.class}`}>{words.classes[moment.class]}</span>
          </h3>
          <p class="quiet">{entry === undefined ? '' : textOf(entry, (each) => nameAt(game, each))}</p>
          {better !== null && entry !== undefined && (
            <p>{words.betterWas(betterText(better, playedIn(entry), geometryOf))}</p>
          )}
        </div>
      </header>
      <div class="boards">
        <figure>
          <figcaption>{words.played}</figcaption>
          <a href={momentAddress(game.id, seq)}>
            <BoardDetail
              moment={{ id: game.id, seq }}
              area={area}
              frame={cellOf(entry?.decision)}
              alt={words.playedAlt(seq)}
            />
          </a>
        </figure>
        <figure class="better">
          <figcaption>{words.better}</figcaption>
          <BoardDetail
            moment={{ id: game.id, seq, isBetter: true }}
            area={area}
            frame={cellOf(better)}
            alt={words.betterAlt(seq)}
          />
        </figure>
      </div>
      <p>
        <a href={momentAddress(game.id, seq - 1)}>{words.playBetter}</a>
      </p>
      {entry !== undefined && <Exact played={entry.text} better={moment.betterNotation} />}
    </div>
  );
}
