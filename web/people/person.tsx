import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import type { Session } from '../api/session.ts';
import type { ViewProps } from '../app/router.ts';
import { language, more } from '../i18n/index.ts';
import { PlayerMatches } from '../matches/player-matches.tsx';
import { PlayerRatings } from '../ratings/player-ratings.tsx';
import { LogInLink } from '../ui/log-in-links.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { Unloaded } from '../ui/unloaded.tsx';
import { useResource } from '../ui/use-resource.ts';
import { Follow } from './follow.tsx';
import { Form, PlayingNow } from './form.tsx';
import { PlayStatsCard } from './play-stats.tsx';

type PlayerPage = Schemas['PlayerPage'];

/** Returns the path of a player's page. */
export const personAddress = (handle: string): string => `/players/${handle}`;

/** Renders a player's public profile, with ways to play with them. */
export function Person({ id: handle, session }: ViewProps) {
  const { value, error } = useResource(
    () => bodyOf(api.GET('/v1/players/{handle}', { params: { path: { handle } } })),
    [handle, session?.playerId],
  );
  if (value !== undefined) return <Found player={value} session={session} />;
  return (
    <Unloaded error={error} title={handle} missing={more().person.missing}>
      {session === undefined && <LogInLink next={personAddress(handle)} />}
    </Unloaded>
  );
}

function Found({ player, session }: { player: PlayerPage; session: Session | undefined }) {
  const words = more().person;
  const { handle, displayName, record, ratings, playStats, headToHead, robot } = player;
  const isOwn = session?.playerId === player.playerId;
  const mayInvite = robot === null && session?.isGuest !== true && !isOwn;
  const isHidden = record === null && (ratings ?? []).length === 0 && robot === null;
  return (
    <div class="statistics-page">
      <PageTitle>{displayName}</PageTitle>
      <p class="quiet">{describe(player)}</p>
      {mayInvite && (
        <div class="buttons person-actions">
          <a class="button main" href={`/new?invite=${handle}`}>
            {words.invite}
          </a>
          <a class="button" href={`/challenge/${handle}`}>
            {more().matches.challenge}
          </a>
        </div>
      )}
      {session !== undefined && mayInvite && (
        <Follow key={handle} player={handle} before={player.yourFollow} />
      )}
      {isOwn && (
        <p>
          <a href="/settings">{words.chooseShown}</a>
        </p>
      )}
      {isHidden && !isOwn && <p class="quiet">{words.hidden(displayName)}</p>}
      <section class="card form-card">
        {record !== null && (
          <>
            <h2>{words.record}</h2>
            <p>{`${words.played(record.played)} · ${words.won(record.won)}`}</p>
          </>
        )}
        <Form handle={handle} />
      </section>
      {ratings !== null && ratings.length > 0 && <PlayerRatings handle={handle} ratings={ratings} />}
      {headToHead !== null && <HeadToHead counts={headToHead} />}
      <PlayingNow handle={handle} />
      <PlayerMatches handle={handle} />
      {playStats !== null && <PlayStatsCard playStats={playStats} />}
      <ShareButton label={words.share} text={location.origin + personAddress(handle)} />
    </div>
  );
}

function describe({ handle, robot, isGuest, since }: PlayerPage): string {
  const words = more().person;
  const date = new Intl.DateTimeFormat(language(), { dateStyle: 'long' });
  return [
    `@${handle}`,
    ...(robot === null ? [] : [`${words.robot} (${more().robotLevels[robot]})`]),
    ...(isGuest ? [words.guest] : []),
    ...(since === null ? [] : [words.since(date.format(new Date(since)))]),
  ].join(' · ');
}

function HeadToHead({
  counts: { played, ahead, behind },
}: {
  counts: NonNullable<PlayerPage['headToHead']>;
}) {
  const words = more().person;
  return (
    <section class="card">
      <h2>{words.headToHead}</h2>
      <p>
        {played === 0
          ? words.never
          : `${words.played(played)} · ${words.ahead}: ${ahead} · ${words.behind}: ${behind}`}
      </p>
    </section>
  );
}
