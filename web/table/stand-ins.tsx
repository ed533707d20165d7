import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { useAction } from '../use-action.ts';
import { useResource } from '../use-resource.ts';
import { nameAt } from './players.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What players agree on, and what they can do about somebody who is away. */
export function StandIns({ game }: { game: Game }) {
  const mine = game.players.find(({ seat }) => seat === game.you);
  if (mine === undefined) return null;
  return (
    <>
      {mine.robot !== null && <YouAreAway game={game} />}
      <Requests game={game} />
    </>
  );
}

/** Tells players that a robot decides for them, until they are back. */
function YouAreAway({ game }: { game: Game }) {
  const words = t().standIns;
  const params = { path: { id: game.id } };
  const { run, error } = useAction(() => bodyOf(api.DELETE('/v1/games/{id}/seats/me/robot', { params })));
  return (
    <div role="group" aria-label={words.forYou}>
      <p>{words.forYou}</p>
      <FormError error={error} />
      <button type="button" class="main" onClick={() => run()}>
        {words.back}
      </button>
    </div>
  );
}

/** The request that is open, or a way to make one. */
function Requests({ game }: { game: Game }) {
  const words = t().standIns;
  const path = { id: game.id };
  const { value, reload } = useResource(
    () => bodyOf(api.GET('/v1/games/{id}/requests', { params: { path } })),
    [game.id, game.version],
  );
  const answer = useAction((request: string, agree: boolean) => {
    const params = { path: { id: game.id, request }, header: newKey() };
    return bodyOf(api.POST('/v1/games/{id}/requests/{request}/answer', { params, body: { agree } })).then(
      reload,
    );
  });
  const open = value?.items.find(({ state }) => state === 'open');
  if (open === undefined) return <ProposeRobot game={game} onDone={reload} />;
  const you = game.you ?? -1;
  return (
    <div role="group" aria-label={words.proposal}>
      <p>{words.proposes(nameAt(game, open.by), nameAt(game, open.seat ?? -1))}</p>
      <FormError error={answer.error} />
      {open.awaiting.includes(you) ? (
        <div class="buttons">
          <button type="button" class="main" onClick={() => answer.run(open.id, true)}>
            {words.agree}
          </button>
          <button type="button" onClick={() => answer.run(open.id, false)}>
            {words.disagree}
          </button>
        </div>
      ) : (
        <p class="quiet">{words.awaiting(open.awaiting.map((seat) => nameAt(game, seat)))}</p>
      )}
    </div>
  );
}

/** Proposes that a robot plays for somebody for whom the game has waited for a day. */
function ProposeRobot({ game, onDone }: { game: Game; onDone: () => void }) {
  const seat = game.awaiting?.seats[0] ?? -1;
  const params = { path: { id: game.id }, header: newKey() };
  const { run, error } = useAction(() =>
    bodyOf(api.POST('/v1/games/{id}/requests', { params, body: { kind: 'robot', seat } })).then(onDone),
  );
  const since = Date.parse(game.last?.at ?? game.startedAt ?? '');
  const isAway = Date.now() - since > dayMs && seat !== game.you;
  const isPerson = game.players.some((player) => player.seat === seat && player.robot === null);
  if (!isAway || !isPerson || !game.allowRobots) return null;
  return (
    <>
      <FormError error={error} />
      <button type="button" onClick={() => run()}>
        {t().standIns.propose(nameAt(game, seat))}
      </button>
    </>
  );
}
