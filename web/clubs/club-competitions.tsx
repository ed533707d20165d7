import { api, bodyOf, newKey } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import { go } from '../app/router.ts';
import { formats } from '../competitions/formats.ts';
import { Standings } from '../competitions/standings.tsx';
import { type Competition, competitionAddress, progressText } from '../competitions/words.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { LinkRows } from '../ui/link-rows.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

interface ClubCompetitionsProps {
  readonly handle: string;
  readonly name: string;
  /** Whether the reader runs the club. */
  readonly runs: boolean;
  readonly session: Session | undefined;
}

/** Shows the ladder of a club with its order, and lists its other competitions. */
export function ClubCompetitions({ handle, name, runs, session }: ClubCompetitionsProps) {
  const words = more().clubs;
  const query = { club: handle, limit: 50 };
  const { value, error } = useResource(
    () => bodyOf(api.GET('/v1/competitions', { params: { query } })),
    [handle, session?.playerId],
  );
  if (value === undefined) return <FormError error={error} />;
  const ladder = value.items.find(({ kind, status }) => formats[kind].hasChallenges && isOpen(status));
  const others = value.items.filter((each) => each !== ladder && each.status !== 'cancelled');
  if (value.items.length === 0 && !runs) return null;
  return (
    <section>
      <h2>{words.competitions}</h2>
      {ladder !== undefined && <Lines competitions={[ladder]} />}
      {ladder?.status === 'running' && <Standings competition={ladder} session={session} />}
      {others.length > 0 && <Lines competitions={others} />}
      {runs && <StartCompetition handle={handle} name={name} hasLadder={ladder !== undefined} />}
    </section>
  );
}

const isOpen = (status: Competition['status']) => status === 'announced' || status === 'running';

function Lines({ competitions }: { competitions: readonly Competition[] }) {
  const words = more().competitions;
  return (
    <LinkRows
      rows={competitions.map((each) => ({
        address: competitionAddress(each.id),
        title: each.name,
        text: `${words.kinds[each.kind]} · ${words.statuses[each.status]} · ${progressText(each)}`,
        badge: each.hasEntered ? words.enteredShort : undefined,
      }))}
    />
  );
}

interface StartProps {
  readonly handle: string;
  readonly name: string;
  readonly hasLadder: boolean;
}

/** Lets the club's managers start a ladder with one click, or announce another competition. */
function StartCompetition({ handle, name, hasLadder }: StartProps) {
  const words = more().clubs;
  const { run, isBusy, error } = useAction(async () => {
    const body = { kind: 'ladder' as const, name: words.ladderName(name).slice(0, 60), club: handle };
    const { id } = await bodyOf(api.POST('/v1/competitions', { body, params: { header: newKey() } }));
    await bodyOf(api.POST('/v1/competitions/{id}/entrants', { params: { path: { id } } }));
    go(competitionAddress(id));
  });
  return (
    <>
      <div class="buttons">
        {!hasLadder && <Button label={words.beginLadder} disabled={isBusy} onClick={() => run()} />}
        <a class="button" href={`/competitions/new?club=${handle}`}>
          {words.newCompetition}
        </a>
      </div>
      <p class="quiet">{words.competitionsHint}</p>
      <FormError error={error} />
    </>
  );
}
