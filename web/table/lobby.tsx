import { warningsOf } from '../../src/texts/table-options.ts';
import { EmailStanding } from '../account/email-standing.tsx';
import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import { go } from '../app/router.ts';
import { more, t } from '../i18n/index.ts';
import { takeSeat } from '../invited/take-seat.ts';
import { MatchLine } from '../matches/match-line.tsx';
import { PiecePicture } from '../ui/art.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import { InvitationLink } from './invitation-link.tsx';
import { People } from './people.tsx';
import { Rules } from './rules.tsx';
import { SeatRobot } from './seat-robot.tsx';

interface LobbyProps {
  readonly game: Game;
  /** The code of an invitation that the reader has followed. */
  readonly invitation: string | undefined;
  readonly session: Session | undefined;
  readonly onChange: () => Promise<void>;
}

/** A table that waits for players. */
export function Lobby({ game, invitation, session, onChange }: LobbyProps) {
  const words = more().lobby;
  const isMatch = game.match !== undefined;
  const hasLink = !isMatch && (game.visibility === 'public' || game.invitation !== null);
  return (
    <div class="lobby">
      <h1>{game.name}</h1>
      {isMatch && (
        <p>
          <MatchLine game={game} />
        </p>
      )}
      <div class="card">
        <h2>{words.waiting}</h2>
        <p class="quiet">{words.text}</p>
        {warningsOf(t().tableOptions, game).map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        <Seats game={game} session={session} onChange={onChange} />
        {!isMatch && mayHaveRobot(game, session) && <SeatRobot game={game} onChange={onChange} />}
        <LobbyButtons game={game} invitation={invitation} session={session} onChange={onChange} />
      </div>
      {hasLink && <InvitationLink game={game} />}
      {game.yourSeat !== null && <EmailStanding />}
      {session !== undefined && <People game={game} />}
      <Rules game={game} />
    </div>
  );
}

const mayHaveRobot = (game: Game, session: Session | undefined): boolean =>
  session?.playerId === game.ownerId && game.allowRobots && game.players.length < game.seatCount;

function Seats({ game, session, onChange }: Omit<LobbyProps, 'invitation'>) {
  const words = more().lobby;
  const { run, error } = useAction((seat: number) => removePlayer(game.id, seat).then(onChange));
  const isOwner = session?.playerId === game.ownerId;
  const seats = Array.from({ length: game.seatCount }, (_, seat) => seat);
  return (
    <>
      <FormError error={error} />
      <ul class="seats">
        {seats.map((seat) => {
          const player = game.players.find((one) => one.seat === seat);
          return (
            <li key={seat} class={player === undefined ? 'free' : ''}>
              <PiecePicture piece="meeple" seat={seat} size={32} />
              <span>{player === undefined ? words.free : <PlayerName player={player} />}</span>
              {seat === game.yourSeat && <small class="hint">{words.you}</small>}
              {isOwner && player !== undefined && seat !== game.yourSeat && (
                <Button
                  label="×"
                  class="icon"
                  title={words.removePlayer(player.displayName)}
                  aria-label={words.removePlayer(player.displayName)}
                  onClick={() => confirm(words.removeSure(player.displayName)) && run(seat)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A name that leads to the player's page; guests have none. */
function PlayerName({ player: { handle, displayName, isGuest } }: { player: Game['players'][number] }) {
  return isGuest ? displayName : <a href={`/players/${handle}`}>{displayName}</a>;
}

function LobbyButtons({ game, invitation, session, onChange }: LobbyProps) {
  const words = more().lobby;
  const { run, error } = useAction((action: () => Promise<unknown>) => action().then(onChange));
  const isOwner = session?.playerId === game.ownerId;
  return (
    <>
      <FormError error={error} />
      <div class="buttons">
        {session !== undefined && game.yourSeat === null && (
          <Button
            label={words.takeSeat}
            class="main"
            onClick={() => run(() => takeSeat(game.id, invitation))}
          />
        )}
        {isOwner && game.players.length >= 2 && (
          <Button label={words.start} class="main" onClick={() => run(() => startGame(game.id))} />
        )}
        {game.yourSeat !== null && (
          <Button label={words.leaveSeat} onClick={() => run(() => leaveSeat(game.id))} />
        )}
        {isOwner && (
          <Button
            label={words.cancel}
            onClick={() => confirm(words.cancelSure) && run(() => cancelGame(game.id))}
          />
        )}
      </div>
    </>
  );
}

function leaveSeat(id: string): Promise<unknown> {
  return bodyOf(api.DELETE('/v1/games/{id}/seats/me', { params: { path: { id } } }));
}

function removePlayer(id: string, seat: number): Promise<unknown> {
  return bodyOf(api.DELETE('/v1/games/{id}/seats/{seat}', { params: { path: { id, seat } } }));
}

/** Cancels the table, and leaves its page. */
async function cancelGame(id: string): Promise<void> {
  await bodyOf(api.DELETE('/v1/games/{id}', { params: { path: { id } } }));
  go('/', true);
}

function startGame(id: string): Promise<unknown> {
  return bodyOf(api.POST('/v1/games/{id}/start', { params: { path: { id }, header: newKey() } }));
}
