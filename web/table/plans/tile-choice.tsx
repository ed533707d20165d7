import { api, bodyOf, type Game } from '../../api/client.ts';
import type { Decision } from '../../api/types.ts';
import { useCatalogue } from '../../board/catalogue.ts';
import { usePrinted } from '../../board/printed.ts';
import { more } from '../../i18n/index.ts';
import { TilePicture } from '../../ui/art.tsx';
import { Button, FormError } from '../../ui/form.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { tileText } from '../tile-text.ts';
import { readPlanOptions } from './api.ts';
import { OthersFirst } from './assumed-turns.tsx';
import { decisionsText } from './plan-words.ts';
import { Preferences } from './preferences.tsx';
import type { Planning } from './use-planning.ts';

/** Asks for the tile of a plan: one that can still be drawn as far as the player knows, or any tile. */
export function TileChoice({ game, table, plans, tiles, draft, dispatch, close }: Planning) {
  const words = more().plans;
  // If the player has already drawn a tile, the plan is probably about that one.
  const drawn = draft?.seat === table.turn.seat ? table.drawn : null;
  const choices = drawn === null ? tiles : [drawn, ...tiles.filter((tile) => tile !== drawn)];
  const isChain = draft !== undefined && (draft.follows !== null || draft.before.length > 0);
  // After assumed turns the remaining tiles are not counted.
  const counts = useCounts(game, !isChain);
  const take = (tile: string) => dispatch({ type: 'take-tile', tile });
  return (
    <>
      <FormError error={plans.error} />
      <ul class="plan-tiles" aria-label={words.whichTile}>
        {choices.map((tile) => (
          <li key={tile}>
            <TileButton tile={tile} count={counts.get(tile)} onTake={() => take(tile)} />
          </li>
        ))}
      </ul>
      {!isChain && draft?.seat === null && (
        <>
          <Answers game={game} table={table} dispatch={dispatch} />
          <Preferences game={game} table={table} plans={plans} close={close} />
        </>
      )}
      {draft?.seat === null && <OthersFirst game={game} table={table} dispatch={dispatch} />}
    </>
  );
}

/** Offers decisions for any tile: always the same, or for a gap or quarter that is chosen next. */
export function Answers({ game, table, dispatch }: Pick<Planning, 'game' | 'table' | 'dispatch'>) {
  const words = more().plans;
  // With a hand, decisions before the draw are offered next to it.
  const hasAnswers = useAnswers(game) && table.hand == null;
  const answers = useDeclining(game);
  if (!hasAnswers && answers.length === 0) return null;
  return (
    <div role="group" aria-label={words.anyTile} class="plan-answers">
      <h3>{words.anyTile}</h3>
      {answers.map((decision) => (
        <Button
          label={decisionsText([decision])}
          key={decision.type}
          onClick={() => dispatch({ type: 'answer', decision })}
        />
      ))}
      {hasAnswers && (
        <Button label={words.otherAnswer} onClick={() => dispatch({ type: 'take-tile', tile: null })} />
      )}
    </div>
  );
}

interface TileButtonProps {
  readonly tile: string;
  /** Remaining tiles of that kind; undefined if they are not counted. */
  readonly count: number | undefined;
  readonly onTake: () => void;
}

function TileButton({ tile, count, onTake }: TileButtonProps) {
  const name = tileText(usePrinted()(tile));
  return (
    <button
      type="button"
      class="plan-tile"
      data-tile={tile}
      title={name}
      aria-label={count === undefined ? name : `${name}, ${more().plans.left(count)}`}
      onClick={onTake}
    >
      <TilePicture tile={tile} size={56} />
      {count !== undefined && <span aria-hidden="true">{`×${count}`}</span>}
    </button>
  );
}

/** Loads the number of remaining tiles of each type; none at a table without assistance. */
function useCounts({ id, version, assistance }: Game, isWanted: boolean): ReadonlyMap<string, number> {
  const isCounted = assistance && isWanted;
  const { value } = useResource(
    async () =>
      isCounted
        ? await bodyOf(api.GET('/v1/games/{id}/projection', { params: { path: { id } } }))
        : undefined,
    [id, version, isCounted],
  );
  return new Map(value?.remaining.map(({ tile, count }) => [tile, count]));
}

/** Lists the decisions that decline an expansion's question and can be repeated every time. */
function useDeclining({ rules }: Game): readonly Decision[] {
  const all = useCatalogue()?.expansions ?? [];
  return all.filter(({ id }) => rules.expansions.includes(id)).flatMap(({ declining }) => declining);
}

/** Whether there is something to decide before a tile is drawn. */
function useAnswers({ id, version }: Game): boolean {
  const { value } = useResource(() => readPlanOptions(id, null), [id, version]);
  return value !== undefined && value.options.length > 0;
}
