import { NAMELESS } from '../../src/helpers/nameless.ts';
import { warningsOf } from '../../src/texts/table-options.ts';
import { Refused, type TableInvitation } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import { tableAddress } from '../app/addresses.ts';
import { Landscape } from '../front/landscape.tsx';
import { PlayNow, useGuestOffer } from '../guests/play-now.tsx';
import { more, t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { LogInLinks } from '../ui/log-in-links.tsx';
import { useAction } from '../ui/use-action.ts';
import { TableFacts } from './facts.tsx';
import { takeSeat, takeSeatAsGuest } from './take-seat.ts';
import { useInvitation } from './use-invitation.ts';

interface InvitedProps {
  readonly id: string;
  /** The code of the invitation that the reader has followed. */
  readonly invitation: string | undefined;
  readonly session: Session | undefined;
  readonly onSeated: () => Promise<void>;
}

/** A table for a visitor who can take a seat: the host, the game, and one button. */
export function Invited(props: InvitedProps) {
  const { value, error } = useInvitation(props.id, props.invitation);
  if (value !== undefined) return <Invitation {...props} table={value} />;
  if (error === undefined) return <p class="quiet centered">{t().loading}</p>;
  return <NoInvitation error={error} />;
}

function Invitation({ table, ...props }: InvitedProps & { readonly table: TableInvitation }) {
  return (
    <div class="invited">
      <Landscape />
      <div class="card">
        <h1>{titleOf(table, props.invitation !== undefined)}</h1>
        {table.name !== NAMELESS && <p class="table-title">{table.name}</p>}
        <p class="quiet">{more().invited.what}</p>
        <TableFacts table={table} />
        {warningsOf(t().tableOptions, table).map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        <TakeSeat {...props} />
      </div>
    </div>
  );
}

/** Returns the title: who invites, or at a public table who is looking for players. */
export function titleOf({ by }: TableInvitation, isInvited: boolean): string {
  const words = more().invited;
  if (by === null) return words.someone;
  return isInvited ? words.invites(by.displayName) : words.looksForPlayers(by.displayName);
}

/** A button to take a seat; visitors become guests if guest play is enabled. */
function TakeSeat({ id, invitation, session, onSeated }: InvitedProps) {
  const mayBeGuest = useGuestOffer()?.isEnabled === true;
  const { run, isBusy, error } = useAction(() =>
    session === undefined ? takeSeatAsGuest(id, invitation) : takeSeat(id, invitation).then(onSeated),
  );
  const next = tableAddress(id, invitation);
  const isGuest = session === undefined && mayBeGuest;
  return (
    <>
      <FormError error={error} />
      <div class="buttons">
        {(session !== undefined || mayBeGuest) && (
          <Button label={more().lobby.takeSeat} class="main" disabled={isBusy} onClick={() => run()} />
        )}
        {session === undefined && !mayBeGuest && <LogInLinks next={next} />}
      </div>
      {isGuest && (
        <p class="hint">
          {more().invited.asGuest} <EntranceLinks next={next} />
        </p>
      )}
    </>
  );
}

function EntranceLinks({ next }: { next: string }) {
  const query = `?next=${encodeURIComponent(next)}`;
  return (
    <span class="entrance-links">
      <a href={`/log-in${query}`}>{t().nav.logIn}</a> · <a href={`/sign-up${query}`}>{t().welcome.signUp}</a>
    </span>
  );
}

function NoInvitation({ error }: { error: unknown }) {
  const status = error instanceof Refused ? error.status : undefined;
  return (
    <div class="card centered">
      {status === 409 && (
        <>
          <h1>{more().invited.begun}</h1>
          <p>{more().invited.begunText}</p>
          <PlayNow />
        </>
      )}
      {status === 404 && (
        <>
          <h1>{t().games.notFound}</h1>
          <p>{t().games.notFoundText}</p>
        </>
      )}
      {status !== 404 && status !== 409 && <FormError error={error} />}
    </div>
  );
}
