import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import { formatTime } from '../i18n/format-time.ts';
import { more } from '../i18n/index.ts';
import { playerName } from '../matches/match-text.ts';
import { Button, FormError } from '../ui/form.tsx';
import { LinkRows } from '../ui/link-rows.tsx';
import { LogInLink } from '../ui/log-in-links.tsx';
import { useAction } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { formats } from './formats.ts';
import { type Competition, competitionAddress, isOver, startText } from './words.ts';

export interface PartProps {
  readonly competition: Competition;
  readonly session: Session | undefined;
  readonly reload: () => void;
}

/** Renders the reader's next step in a competition: enter, wait for the start, or play. */
export function YourPart(props: PartProps) {
  const { competition } = props;
  const { status, hasEntered, teamSize, kind } = competition;
  if (isOver(competition)) return null;
  const hasGames = status === 'running' && hasEntered;
  // Teams are entered by their own form.
  const isOpen = teamSize === null && (status === 'announced' || formats[kind].isLasting);
  return (
    <>
      {hasGames && <YourGames competition={competition} />}
      {!hasGames && (hasEntered || isOpen) && <Entry {...props} />}
    </>
  );
}

function Entry({ competition, session, reload }: PartProps) {
  const words = more().competitions;
  const { id, status, hasEntered, organiser, entrants } = competition;
  const path = { params: { path: { id } } };
  const { run, isBusy, error } = useAction(async (what: 'enter' | 'start') => {
    if (what === 'enter') await bodyOf(api.POST('/v1/competitions/{id}/entrants', path));
    else await bodyOf(api.POST('/v1/competitions/{id}/start', path));
    reload();
  });
  const isAnnounced = status === 'announced';
  return (
    <section class="card your-part">
      <h2>{hasEntered ? words.entered : words.mayEnter}</h2>
      {isAnnounced && <p>{startText(competition)}</p>}
      <div class="buttons">
        {session === undefined && <LogInLink next={competitionAddress(id)}>{words.enter}</LogInLink>}
        {session !== undefined && !hasEntered && (
          <Button label={words.enter} class="main" disabled={isBusy} onClick={() => run('enter')} />
        )}
        {session?.playerId === organiser.playerId && isAnnounced && entrants > 1 && (
          <Button label={words.start} disabled={isBusy} onClick={() => run('start')} />
        )}
      </div>
      <FormError error={error} />
    </section>
  );
}

/** A running game of the reader. */
interface OwnGame {
  readonly id: string;
  readonly opponent: string;
  readonly isTurn: boolean;
}

function YourGames({ competition }: { competition: Competition }) {
  const words = more().competitions;
  const { id, kind, round } = competition;
  const { value, error } = useResource(() => gamesIn(id), [id, round]);
  if (value === undefined) return <FormError error={error} />;
  const [next] = value;
  if (next === undefined)
    return (
      <section class="card your-part">
        <h2>{formats[kind].hasChallenges ? words.noChallenge : words.roundDone}</h2>
        <p>{nextText(competition)}</p>
      </section>
    );
  return (
    <section class={next.isTurn ? 'card your-part urgent-part' : 'card your-part'}>
      <h2>{next.isTurn ? words.yourTurn(next.opponent) : words.waitingFor(next.opponent)}</h2>
      <p>
        <a class={next.isTurn ? 'button main' : 'button'} href={`/games/${next.id}`}>
          {next.isTurn ? words.play : words.look}
        </a>
      </p>
      <LinkRows
        rows={value.slice(1).map((game) => ({
          address: `/games/${game.id}`,
          title: words.against(game.opponent),
          text: game.isTurn ? words.turnShort : words.waitingShort,
          isUrgent: game.isTurn,
        }))}
      />
    </section>
  );
}

/** Returns a text on the step after the reader's games. */
function nextText(competition: Competition): string {
  const words = more().competitions;
  const { kind, round, rounds, roundEndsAt } = competition;
  if (formats[kind].hasChallenges) return words.challengeSomeone;
  const end = roundEndsAt === null ? '' : ` ${words.atLatest(formatTime(roundEndsAt))}`;
  return `${round === rounds ? words.lastRound : words.nextRound}${end}`;
}

/** Loads the reader's running games in a competition, those on their turn first. */
async function gamesIn(competition: string): Promise<readonly OwnGame[]> {
  const params = { query: { mine: true, status: 'running', competition, limit: 100 } } as const;
  const { items } = await bodyOf(api.GET('/v1/games', { params }));
  return items.map(ownGame).toSorted((one, other) => Number(other.isTurn) - Number(one.isTurn));
}

function ownGame({ id, players, yourSeat, awaiting }: Schemas['ListedGame']): OwnGame {
  const opponent = players.find(({ seat }) => seat !== yourSeat);
  return {
    id,
    opponent: playerName(opponent ?? { displayName: '' }),
    isTurn: awaiting?.seats.some((seat) => seat === yourSeat) === true,
  };
}
