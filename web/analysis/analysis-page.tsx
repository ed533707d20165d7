import { Refused } from '../api/client.ts';
import { more, t } from '../i18n/index.ts';
import { nameAt, outcomeText, rankedPlayers, remarkedNameAt } from '../table/players.ts';
import { Symbols } from '../ui/art.tsx';
import { FormError } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Accounts } from './accounts.tsx';
import { BestMoment } from './best-moment.tsx';
import { Course } from './course.tsx';
import { Luck } from './luck.tsx';
import { Moments } from './moments.tsx';
import { Share } from './share.tsx';
import { Statistics } from './statistics.tsx';
import { isMissing, type Review, useReview } from './use-analysis.ts';

/** Renders the analysis of a finished game: where its result came from, its course, and its best and worst moments. */
export function AnalysisPage({ id }: { id: string }) {
  const { review, error } = useReview(id);
  const words = more().analysis;
  if (error !== undefined) return <Missing error={error} id={id} />;
  if (review === undefined) return <p class="quiet centered">{t().loading}</p>;
  return (
    <article class="analysis">
      <Head {...review} />
      {review.analysis === undefined ? <Computing /> : <Accounts {...review} analysis={review.analysis} />}
      <Course {...review} />
      {review.analysis !== undefined && <Moments {...review} analysis={review.analysis} />}
      <BestMoment {...review} />
      {review.analysis !== undefined && <Luck {...review} analysis={review.analysis} />}
      <Statistics {...review} />
      {review.analysis !== undefined && (
        <p class="quiet method">{words.method(review.analysis.robot.level, review.analysis.robot.version)}</p>
      )}
      <Symbols />
    </article>
  );
}

function Missing({ error, id }: { error: unknown; id: string }) {
  const words = more().analysis;
  const isRunning = error instanceof Refused && error.status === 409;
  const isNowhere = isMissing(error) && !isRunning;
  return (
    <div class="card centered">
      <PageTitle>{words.title}</PageTitle>
      {isMissing(error) ? <p>{isRunning ? words.notOver : words.notFound}</p> : <FormError error={error} />}
      <a class="button" href={isNowhere ? '/' : `/games/${id}`}>
        {isNowhere ? t().nav.play : words.back}
      </a>
    </div>
  );
}

function Computing() {
  const words = more().analysis;
  return (
    <section class="card computing" aria-live="polite">
      <h2>{words.computing}</h2>
      <p class="quiet">{words.computingText}</p>
      <div class="progress" />
    </section>
  );
}

/** Says who won, and by how much, with a text to share. */
function Head(review: Review) {
  const { game } = review;
  const words = more().analysis;
  return (
    <header class="verdict">
      <p class="quiet">
        <a href={`/games/${game.id}`}>{game.name}</a>
      </p>
      <PageTitle tab={`${words.title} · ${game.name}`}>{verdictOf(review)}</PageTitle>
      <ol class="final">
        {rankedPlayers(game).map(({ seat }) => (
          <li key={seat} style={{ '--seat': `var(--seat-${seat})` }}>
            <span>{remarkedNameAt(game, seat)}</span>
            <strong>{game.scores[seat]}</strong>
          </li>
        ))}
      </ol>
      <div class="buttons">
        <Share {...review} />
        <a class="button" href={`/games/${game.id}`}>
          {words.back}
        </a>
      </div>
    </header>
  );
}

function verdictOf({ game }: Review): string {
  const words = more().analysis;
  // After a resignation, points don't show the margin of victory.
  if (game.resigned.length > 0) return outcomeText(game);
  const [first, second] = rankedPlayers(game).map(({ seat }) => seat);
  if (first === undefined || second === undefined || game.places[second] === 1) return words.drawn;
  return words.wonBy(nameAt(game, first), (game.scores[first] ?? 0) - (game.scores[second] ?? 0));
}
