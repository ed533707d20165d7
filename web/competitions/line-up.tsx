import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import type { Team, TeamProps } from './team-props.ts';

type Step = 'up' | 'down';
type Member = Team['members'][number];

/** Renders the members of a team for its captain, who can reorder and remove them. */
export function LineUp({ team, competition: { id, teamSize }, onChange }: TeamProps) {
  const words = more().competitions.teams;
  const { members, captain } = team;
  const path = { id, team: team.teamId };
  const act = useAction(async (request: () => Promise<unknown>) => {
    await request();
    onChange();
  });
  const { list, move, status } = useMoves(members, (players) => {
    const body = { players };
    act.run(() => bodyOf(api.PUT('/v1/competitions/{id}/teams/{team}/line-up', { params: { path }, body })));
  });
  const remove = (player: string) => {
    const params = { path: { ...path, player } };
    act.run(() => bodyOf(api.DELETE('/v1/competitions/{id}/teams/{team}/members/{player}', { params })));
  };
  return (
    <>
      <ol class="line-up" ref={list}>
        {members.map(({ playerId, handle, displayName }, index) => (
          <li key={playerId} data-player={playerId}>
            <span class="line-up-name">
              <a href={personAddress(handle)}>{displayName}</a>
              {playerId === captain.playerId && <small class="badge">{words.captain}</small>}
              {index >= teamSize && <small class="badge">{words.reserve}</small>}
            </span>
            <span class="line-up-tools">
              <Steps
                name={displayName}
                isFirst={index === 0}
                isLast={index === members.length - 1}
                // A second press before the response would start from an outdated order.
                onStep={(step) => act.isBusy !== true && move(index, step)}
              />
              {playerId !== captain.playerId && (
                <RemoveButton name={displayName} onRemove={() => remove(playerId)} />
              )}
            </span>
          </li>
        ))}
      </ol>
      {members.length > 1 && <p class="quiet">{words.lineUpHint}</p>}
      <p class="unseen" role="status">
        {status}
      </p>
      <FormError error={act.error} />
    </>
  );
}

/** Keeps the focus on the moved member, so that keyboard users can move it further. */
function useMoves(members: readonly Member[], save: (players: string[]) => void) {
  const [moved, setMoved] = useState<{ readonly member: Member; readonly step: Step }>();
  const list = useRef<HTMLOListElement>(null);
  const ids = members.map(({ playerId }) => playerId);
  const move = (index: number, step: Step) => {
    const member = members[index];
    const other = members[step === 'up' ? index - 1 : index + 1];
    if (member === undefined || other === undefined) return;
    const swapped = { [member.playerId]: other.playerId, [other.playerId]: member.playerId };
    setMoved({ member, step });
    save(ids.map((each) => swapped[each] ?? each));
  };
  useLayoutEffect(() => {
    if (moved === undefined) return;
    const line = list.current?.querySelector(`[data-player="${moved.member.playerId}"]`);
    line?.querySelector<HTMLButtonElement>(`[data-step="${moved.step}"]`)?.focus();
  }, [ids.join()]);
  const rank = moved === undefined ? 0 : ids.indexOf(moved.member.playerId) + 1;
  const status =
    moved === undefined || rank === 0
      ? ''
      : more().competitions.teams.movedTo(moved.member.displayName, rank);
  return { list, move, status };
}

interface StepsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (step: Step) => void;
}

/** Buttons to move up and down. At the ends they stay focusable, so that the focus is not lost. */
function Steps({ name, isFirst, isLast, onStep }: StepsProps) {
  const words = more().competitions.teams;
  return (['up', 'down'] as const).map((step) => (
    <Button
      label={step === 'up' ? '↑' : '↓'}
      key={step}
      class="icon"
      data-step={step}
      aria-label={words[step](name)}
      title={words[step](name)}
      aria-disabled={step === 'up' ? isFirst : isLast}
      onClick={() => onStep(step)}
    />
  ));
}

/** Removes a member, or takes an invitation back. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const label = more().competitions.teams.remove(name);
  return <Button label="×" class="icon remove" aria-label={label} title={label} onClick={onRemove} />;
}
