import { api, bodyOf, type Game, newKey } from '../../api/client.ts';
import { currentSession } from '../../api/session.ts';
import { go } from '../../app/router.ts';
import { NextGameLink, useNextGame } from '../../games/next-game.tsx';
import { KeepNote } from '../../guests/keep-note.tsx';
import { more, t } from '../../i18n/index.ts';
import { matchAddress } from '../../matches/match-text.ts';
import { RatingsOfGame } from '../../ratings/game-ratings.tsx';
import { Button, FormError } from '../../ui/form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useResource } from '../../ui/use-resource.ts';
import { ResultCourse } from './result-course.tsx';
import { ResultTable } from './result-table.tsx';
import { verdictOf } from './verdict.ts';

/** Shows a game's result, the points by kind, the course, and the next steps. */
export function GameOver({ game }: { game: Game }) {
  return (
    <div class="question result">
      {game.status === 'aborted' ? (
        <>
          <h2 tabIndex={-1}>{t().turn.over}</h2>
          <p>{t().turn.aborted}</p>
        </>
      ) : (
        <h2 tabIndex={-1}>{verdictOf(game)}</h2>
      )}
      <WhatNext game={game} />
      {game.status === 'finished' && game.match === undefined && <RatingsOfGame game={game} />}
      {game.status === 'finished' && <Account game={game} />}
      {currentSession()?.isGuest && <KeepNote />}
    </div>
  );
}

/** Offers the next step with one primary button: the next waiting game, or else the analysis. */
function WhatNext({ game }: { game: Game }) {
  const next = useNextGame(game.id);
  return (
    <div class="buttons">
      {next !== undefined && <NextGameLink next={next} isMain />}
      {game.status === 'finished' && (
        <a class={next === undefined ? 'button main' : 'button'} href={`/games/${game.id}/analysis`}>
          {more().analysis.open}
        </a>
      )}
      {game.match !== undefined ? (
        <a class="button" href={matchAddress(game.match.id)}>
          {more().matches.toMatch}
        </a>
      ) : (
        game.yourSeat !== null && <Rematch game={game} />
      )}
    </div>
  );
}

/** The game's own account of its result. */
function Account({ game }: { game: Game }) {
  const params = { path: { id: game.id } };
  const { value, error } = useResource(
    () => bodyOf(api.GET('/v1/games/{id}/statistics', { params })),
    [game.id, game.version],
  );
  if (value === undefined) return <FormError error={error} />;
  return (
    <>
      <ResultTable game={game} statistics={value} />
      <ResultCourse game={game} course={value.course} />
    </>
  );
}

/** Opens another game with the same players. */
function Rematch({ game }: { game: Game }) {
  const params = { path: { id: game.id }, header: newKey() };
  const { run, isBusy, error } = useAction(async () => {
    const { id } = await bodyOf(api.POST('/v1/games/{id}/rematch', { params }));
    go(`/games/${id}`);
  });
  return (
    <>
      <FormError error={error} />
      <Button label={t().outcome.rematch} disabled={isBusy} onClick={() => run()} />
    </>
  );
}
