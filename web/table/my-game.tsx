import { useState } from 'preact/hooks';
import { api, bodyOf, type Game } from '../api/client.ts';
import { formatTime, more, t } from '../i18n/index.ts';
import { NotificationChoices } from '../settings/notification-choices.tsx';
import { useResource } from '../ui/use-resource.ts';

/** Maximum number of deliveries shown. */
const MAX_DELIVERIES = 5;

/** The player's notifications for this game. */
export function MyGame({ game }: { game: Game }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="card my-game" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{more().notifications.ofGame}</summary>
      {isOpen && <GameNotifications game={game} />}
    </details>
  );
}

function GameNotifications({ game }: { game: Game }) {
  const path = { id: game.id };
  const { value } = useResource(
    () => bodyOf(api.GET('/v1/games/{id}/notifications', { params: { path } })),
    [game.id],
  );
  const words = more().notifications;
  if (value === undefined) return <p class="quiet">{t().loading}</p>;
  return (
    <>
      <NotificationChoices
        name="game"
        preferences={value.preferences}
        onSave={(body) => bodyOf(api.PATCH('/v1/games/{id}/notifications', { params: { path }, body }))}
      />
      <ul class="delivery-list">
        {value.items.slice(0, MAX_DELIVERIES).map(({ channel, event, state, createdAt, nextAttemptAt }) => (
          <li key={`${channel} ${event} ${createdAt}`} class="quiet">
            {words.delivery(channel, more().deliveryStates[state], formatTime(createdAt))}
            {nextAttemptAt !== null &&
              state === 'waiting' &&
              ` ${words.nextAttempt(formatTime(nextAttemptAt))}`}
          </li>
        ))}
      </ul>
    </>
  );
}
