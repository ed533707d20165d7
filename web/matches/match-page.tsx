import type { ComponentChildren } from 'preact';
import type { Schemas } from '#client';
import { api, bodyOf, newKey } from '../api/client.ts';
import type { ViewProps } from '../app/router.ts';
import { go } from '../app/router.ts';
import { more } from '../i18n/index.ts';
import { personAddress } from '../people/person.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Sure } from '../ui/sure.tsx';
import { Unloaded } from '../ui/unloaded.tsx';
import { useAction } from '../ui/use-action.ts';
import { AcceptChallenge } from './accept-challenge.tsx';
import { MatchGames } from './match-games.tsx';
import { MatchRatings } from './match-ratings.tsx';
import { gameText, lengthText, matchAddress, nameOf, playerName, pointsText } from './match-text.ts';
import { useMatch } from './use-match.ts';

type Match = Schemas['Match'];

/** Renders a match: its score, its games, and the possible actions. */
export function MatchPage({ id, session }: ViewProps) {
  const { value, error, refresh } = useMatch(id, session?.playerId);
  if (value !== undefined) return <Found match={value} refresh={refresh} />;
  const { games, missing } = more().matches;
  return <Unloaded error={error} title={games} missing={missing} />;
}

interface MatchProps {
  readonly match: Match;
  readonly refresh: () => void;
}

function Found({ match, refresh }: MatchProps) {
  const [first, second] = match.players;
  if (first === undefined) return null;
  return (
    <div class="statistics-page match-page">
      <PageTitle>{titleOf(match)}</PageTitle>
      <p class="quiet">
        {[...nameOf(match), lengthText(match), more().matches.status[match.status]].join(' · ')}
      </p>
      <section class="card match-standing">
        <Player player={first} hasWon={match.winner === 0} />
        {second !== undefined && <Player player={second} hasWon={match.winner === 1} />}
        {match.status !== 'running' && <p role="status">{verdict(match)}</p>}
        <WhatNext match={match} refresh={refresh} />
      </section>
      {match.status !== 'proposed' && match.status !== 'cancelled' && <MatchGames match={match} />}
      {match.status === 'finished' && match.rated && <MatchRatings match={match} />}
    </div>
  );
}

/** Returns the players' names; before a challenge to a club is accepted, the club's name. */
function titleOf({ players: [first, second], club }: Match): string {
  const name = first === undefined ? '' : playerName(first);
  if (second !== undefined) return more().matches.title(name, playerName(second));
  return club === null ? name : more().matches.title(name, `@${club}`);
}

function Player({ player, hasWon }: { player: Match['players'][number]; hasWon: boolean }) {
  return (
    <p class={hasWon ? 'match-player won' : 'match-player'}>
      <a href={personAddress(player.handle)}>{playerName(player)}</a>
      <strong class="score">{pointsText(player.points)}</strong>
    </p>
  );
}

/** Describes how a match ended, or whose response is pending. */
function verdict({ status, players, yourSide, winner, forfeitedBy, creatorId, club }: Match): string {
  const words = more().matches;
  const player = (side: number) => playerName(players[side] ?? { displayName: '' });
  if (status === 'proposed' && players.length === 1)
    return yourSide === null ? more().clubs.challenged(player(0)) : words.waitsFor(`@${club}`);
  if (status === 'proposed') {
    const other = players.findIndex(({ playerId }) => playerId !== creatorId);
    return players[yourSide ?? 0]?.playerId === creatorId
      ? words.waitsFor(player(other))
      : words.challengedYou(player(1 - other));
  }
  if (status !== 'finished') return words.status[status];
  const gaveUp = forfeitedBy === null ? '' : ` ${words.gaveUp(player(forfeitedBy))}`;
  if (winner === null) return words.tied;
  return (winner === yourSide ? words.youWon : words.won(player(winner))) + gaveUp;
}

function WhatNext({ match, refresh }: MatchProps) {
  const words = more().matches;
  const { id, status, yourSide, games, rematchId } = match;
  const isMine = yourSide !== null && match.players[yourSide]?.playerId === match.creatorId;
  const running = games.filter((game) => game.status === 'running');
  return (
    <div class="buttons">
      {running.map((game) => (
        <a key={game.id} class="button main" href={`/games/${game.id}`}>
          {running.length > 1 ? gameText(match, game.id) : words.open}
        </a>
      ))}
      {status === 'proposed' && yourSide !== null && <Answer id={id} isMine={isMine} refresh={refresh} />}
      {status === 'proposed' && yourSide === null && <AcceptChallenge id={id} onAccepted={refresh} />}
      {status === 'finished' && yourSide !== null && rematchId === null && <Rematch id={id} />}
      {status === 'running' && yourSide !== null && <ResignMatch id={id} refresh={refresh} />}
      {rematchId !== null && yourSide !== null && (
        <a class="button main" href={matchAddress(rematchId)}>
          {words.toRematch}
        </a>
      )}
    </div>
  );
}

function Answer({ id, isMine, refresh }: { id: string; isMine: boolean; refresh: () => void }) {
  const words = more().matches;
  const params = () => ({ path: { id }, header: newKey() });
  const accept = useAction(async () => {
    await bodyOf(api.POST('/v1/matches/{id}/accept', { params: params() }));
    refresh();
  });
  const leave = useAction(async () => {
    const request = isMine
      ? api.POST('/v1/matches/{id}/cancel', { params: params() })
      : api.POST('/v1/matches/{id}/decline', { params: params() });
    await bodyOf(request);
    go('/games');
  });
  return (
    <>
      {!isMine && <Act main action={accept} label={words.accept} />}
      <Act action={leave} label={isMine ? words.withdraw : words.decline} />
    </>
  );
}

/** Resigns the whole match. */
function ResignMatch({ id, refresh }: { id: string; refresh: () => void }) {
  const { resign, resignSure } = more().matches;
  const action = useAction(async () => {
    const params = { path: { id }, header: newKey() };
    await bodyOf(api.POST('/v1/matches/{id}/resign', { params }));
    refresh();
  });
  return <Sure label={resign} text={resignSure} action={action} />;
}

function Rematch({ id }: { id: string }) {
  const rematch = useAction(async () => {
    const params = { path: { id }, header: newKey() };
    const next = await bodyOf(api.POST('/v1/matches/{id}/rematch', { params }));
    go(matchAddress(next.id));
  });
  return <Act main action={rematch} label={more().matches.rematch} />;
}

interface ActProps {
  readonly action: { readonly run: () => void; readonly isBusy?: boolean; readonly error?: unknown };
  readonly label: ComponentChildren;
  readonly main?: boolean;
}

function Act({ action, label, main = false }: ActProps) {
  return (
    <>
      <Button
        label={label}
        class={main ? 'main' : ''}
        disabled={action.isBusy === true}
        onClick={() => action.run()}
      />
      <FormError error={action.error} />
    </>
  );
}
