import { useState } from 'preact/hooks';
import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import { PiecePicture } from '../art.tsx';
import { FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { Rules } from './rules.tsx';

interface LobbyProps {
  readonly game: Game;
  readonly invitation: string | undefined;
  readonly session: Session | undefined;
  readonly onChange: () => Promise<void>;
}

/** A table that waits for players. */
export function Lobby({ game, invitation, session, onChange }: LobbyProps) {
  const [error, setError] = useState<unknown>();
  const act = (action: () => Promise<unknown>) => () => action().then(onChange, setError);
  const params = { path: { id: game.id }, header: newKey() };
  const isOwner = session?.playerId === game.ownerId;
  const words = t().lobby;
  const invites = game.visibility === 'public' || game.invitation !== null;
  return (
    <div class="lobby">
      <h1>{game.name}</h1>
      <div class="card">
        <h2>{words.waiting}</h2>
        <p class="quiet">{words.text}</p>
        <ul class="seats">
          {Array.from({ length: game.seatCount }, (_, seat) => {
            const player = game.players.find((one) => one.seat === seat);
            return (
              <li key={seat} class={player === undefined ? 'free' : ''}>
                <PiecePicture piece="meeple" seat={seat} size={32} />
                <span>{player?.displayName ?? words.free}</span>
                {player !== undefined && player.seat === game.you && <small class="hint">{words.you}</small>}
              </li>
            );
          })}
        </ul>
        <FormError error={error} />
        <div class="buttons">
          {session === undefined && <LogInFirst id={game.id} invitation={invitation} />}
          {session !== undefined && game.you === null && (
            <button type="button" class="main" onClick={act(() => takeSeat(game.id, invitation))}>
              {words.sitDown}
            </button>
          )}
          {isOwner && game.players.length >= 2 && (
            <button
              type="button"
              class="main"
              onClick={act(() => bodyOf(api.POST('/v1/games/{id}/start', { params })))}
            >
              {words.start}
            </button>
          )}
          {game.you !== null && (
            <button
              type="button"
              onClick={act(() =>
                bodyOf(api.DELETE('/v1/games/{id}/seats/me', { params: { path: { id: game.id } } })),
              )}
            >
              {words.stand}
            </button>
          )}
        </div>
      </div>
      {invites && <InvitationLink game={game} />}
      <Rules game={game} />
    </div>
  );
}

const takeSeat = (id: string, invitation: string | undefined) =>
  bodyOf(
    api.POST('/v1/games/{id}/seats', {
      params: { path: { id }, header: newKey() },
      body: invitation === undefined ? {} : { invitation },
    }),
  );

function LogInFirst({ id, invitation }: { id: string; invitation: string | undefined }) {
  const here = `/games/${id}${invitation === undefined ? '' : `?invitation=${encodeURIComponent(invitation)}`}`;
  const next = encodeURIComponent(here);
  return (
    <>
      <a class="button main" href={`/sign-up?next=${next}`}>
        {t().welcome.signUp}
      </a>
      <a class="button" href={`/log-in?next=${next}`}>
        {t().nav.logIn}
      </a>
    </>
  );
}

/** The link that brings others to the table. */
function InvitationLink({ game }: { game: Game }) {
  const [isCopied, setCopied] = useState(false);
  const code = game.invitation === null ? '' : `?invitation=${encodeURIComponent(game.invitation)}`;
  const link = `${location.origin}/games/${game.id}${code}`;
  return (
    <div class="card">
      <h2>{t().lobby.invitation}</h2>
      <p class="quiet">{t().lobby.invitationHint}</p>
      <div class="copy-line">
        <input
          class="link"
          readOnly
          value={link}
          aria-label={t().lobby.invitation}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          onClick={() =>
            navigator.clipboard?.writeText(link).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {isCopied ? t().copied : t().copy}
        </button>
      </div>
    </div>
  );
}

interface InvitedProps {
  readonly id: string;
  readonly invitation: string;
  readonly session: Session | undefined;
  readonly onSeated: () => Promise<void>;
}

/** A game that only its players see, and somebody with the code to join it. */
export function Invited({ id, invitation, session, onSeated }: InvitedProps) {
  const [error, setError] = useState<unknown>();
  return (
    <div class="card notice">
      <h1>{t().lobby.invited}</h1>
      <p>{t().lobby.invitedText}</p>
      <FormError error={error} />
      <div class="buttons">
        {session === undefined ? (
          <LogInFirst id={id} invitation={invitation} />
        ) : (
          <button
            type="button"
            class="main"
            onClick={() => takeSeat(id, invitation).then(onSeated, setError)}
          >
            {t().lobby.sitDown}
          </button>
        )}
      </div>
    </div>
  );
}
