import { more } from '../../i18n/index.ts';
import { Button } from '../../ui/form.tsx';
import { nameAt } from '../players.ts';
import { turnsBefore } from './chain.ts';
import type { Draft } from './draft.ts';
import { PlannedMove } from './planned-move.tsx';
import type { Planning } from './use-planning.ts';

interface AssumedTurnsProps {
  readonly planning: Planning;
  readonly draft: Draft;
}

/** The assumed turns before the planned one, in order. */
export function AssumedTurns({ planning: { game, plans }, draft }: AssumedTurnsProps) {
  const words = more().plans;
  const turns = [...turnsBefore(draft, plans.value?.items ?? []), ...draft.before];
  if (turns.length === 0) return null;
  return (
    <ol class="plan-steps" aria-label={words.steps}>
      {turns.map((turn, index) => (
        <li key={index}>
          <PlannedMove plan={turn} who={turn.seat === null ? words.you : nameAt(game, turn.seat)} />
        </li>
      ))}
    </ol>
  );
}

/** A button that assumes a turn of another player first. */
export function OthersFirst({ game, table, dispatch }: Pick<Planning, 'game' | 'table' | 'dispatch'>) {
  const words = more().plans;
  const others = table.seats.filter(({ seat, resigned }) => seat !== game.yourSeat && !resigned);
  if (others.length === 0) return null;
  return (
    <div role="group" aria-label={words.othersFirst} class="plan-answers">
      <h3>{words.othersFirst}</h3>
      {others.map(({ seat }) => (
        <Button
          label={words.first(nameAt(game, seat))}
          key={seat}
          onClick={() => dispatch({ type: 'take-seat', seat })}
        />
      ))}
    </div>
  );
}
