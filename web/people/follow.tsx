import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';

interface FollowProps {
  readonly player: string;
  readonly before: Schemas['PlayerPage']['yourFollow'];
}

/** Lets the reader follow a player, with a star, and be notified of new tables. */
export function Follow({ player, before }: FollowProps) {
  const words = more().person;
  const [follow, setFollow] = useState(before);
  const params = { path: { player } };
  const change = useAction(async (next: FollowProps['before']) => {
    setFollow(next);
    const request =
      next === null
        ? api.DELETE('/v1/me/follows/{player}', { params })
        : api.PUT('/v1/me/follows/{player}', { params, body: next });
    await bodyOf(request).catch((error: unknown) => {
      setFollow(follow);
      throw error;
    });
  });
  return (
    <div class="follow">
      <button
        type="button"
        aria-pressed={follow !== null}
        title={follow === null ? words.follow : words.unfollow}
        disabled={change.isBusy === true}
        onClick={() => change.run(follow === null ? { notify: false } : null)}
      >
        <span aria-hidden="true">{follow === null ? '☆' : '★'}</span> {words.follow}
      </button>
      {follow !== null && (
        <label class="option">
          <input
            type="checkbox"
            checked={follow.notify}
            onChange={(event) => change.run({ notify: event.currentTarget.checked })}
          />
          {words.notify}
        </label>
      )}
      {follow !== null && <p class="quiet">{words.following}</p>}
      <FormError error={change.error} />
    </div>
  );
}
