import { api, bodyOf, type Game, newKey } from '../../api/client.ts';
import type { NewRequest, Request } from '../../api/types.ts';
import { useAction } from '../../ui/use-action.ts';
import { useResource } from '../../ui/use-resource.ts';

/** The latest requests of a game, newest first, with the possible actions. */
export interface Requests {
  readonly all: readonly Request[];
  readonly isBusy: boolean;
  /** Why the last action was refused. */
  readonly error: unknown;
  readonly open: (request: NewRequest) => Promise<void>;
  readonly answer: (request: Request, agree: boolean) => Promise<void>;
}

const NONE: readonly Request[] = [];

/** Loads the requests of a game, again whenever they may have changed. */
export function useRequests(
  game: Game,
  pulse: number,
  isPlayer: boolean,
  onChange: () => Promise<void>,
): Requests {
  const path = { id: game.id };
  const { value, reload } = useResource(
    async () => (isPlayer ? bodyOf(api.GET('/v1/games/{id}/requests', { params: { path } })) : undefined),
    [game.id, game.version, game.pausedAt, isPlayer, pulse],
  );
  const act = useAction(async (work: () => Promise<unknown>) => {
    await work().finally(reload);
    await onChange();
  });
  return {
    all: value?.items ?? NONE,
    isBusy: act.isBusy === true,
    error: act.error,
    open: (body) =>
      act.run(() =>
        bodyOf(api.POST('/v1/games/{id}/requests', { params: { path, header: newKey() }, body })),
      ),
    answer: ({ id: requestId }, agree) => {
      const params = { path: { ...path, requestId }, header: newKey() };
      return act.run(() =>
        bodyOf(api.POST('/v1/games/{id}/requests/{requestId}/answer', { params, body: { agree } })),
      );
    },
  };
}
