import type { EntryContent } from '../../../db/games/log-entries.ts';
import type { FeedChannel } from '../../channel.ts';
import type { Happening } from '../../events/from-outbox.ts';
import type { LiveData } from '../../events/schemas.ts';
import { callByType, facts, type NotificationOf, type NotificationType } from '../../events/types.ts';
import { sentencesAbout } from '../../texts.ts';

/** Live events: a stream of what happens, as long as somebody listens. */
export const live: FeedChannel = {
  name: 'live',
  isStored: false,
  reaches: (notification, player) => {
    const { type, to } = notification;
    const among = (players: readonly string[]) => player !== undefined && players.includes(player);
    if (type === 'message.posted') return among(notification.readers);
    return facts[type].audience === 'watchers' || among(to);
  },
  eventFor: (notification, happening) => ({
    type: notification.type,
    data: callByType<NotificationType, LiveData, [Happening]>(dataOf, notification, happening),
  }),
};

const versionOf = ({ event, game }: Happening) => ({ game: game.id, version: event.seq });

const withDeadline = (happening: Happening) => ({
  ...versionOf(happening),
  deadline: happening.game.deadline?.toISOString() ?? null,
});

type Entry = LiveData<'decision.made'>['entry'];

const entryData = ({ seq, seat, decision, events, at }: EntryContent): Entry => ({
  seq,
  seat,
  decision: decision as Entry['decision'],
  events: events as Entry['events'],
  at: at.toISOString(),
});

const requestData = (requested: NotificationOf<'request.opened' | 'request.closed'>) => ({
  request: requested.request,
  kind: requested.requestKind,
  by: requested.by?.handle ?? null,
});

const dataOf: {
  readonly [Type in NotificationType]: (
    notification: NotificationOf<Type>,
    happening: Happening,
  ) => LiveData<Type>;
} = {
  'game.started': (_, happening) => versionOf(happening),
  'turn.started': (_, happening) => withDeadline(happening),
  'turn.reminder': (_, happening) => versionOf(happening),
  'turn.expired': (_, happening) => versionOf(happening),
  'decision.made': ({ entry }, happening) => ({
    ...versionOf(happening),
    entry: entryData(entry),
    sentence: sentencesAbout('en', entry, happening.game).join(' '),
  }),
  'game.finished': (_, happening) => {
    const { scores, places, resigned } = happening.game;
    const standing = { scores: [...scores], places: [...places], resigned: [...resigned] };
    return { ...versionOf(happening), ...standing };
  },
  'player.joined': ({ who }, { game }) => ({ game: game.id, handle: who?.handle ?? null }),
  'player.left': ({ who }, { game }) => ({ game: game.id, handle: who?.handle ?? null }),
  'player.invited': ({ by }, { game }) => ({ game: game.id, by: by?.handle ?? null }),
  'game.cancelled': ({ by }, { game }) => ({ game: game.id, by: by?.handle ?? null }),
  'invitation.declined': ({ who }, { game }) => ({ game: game.id, handle: who?.handle ?? null }),
  'table.opened': ({ by }, { game }) => ({ game: game.id, by: by?.handle ?? null }),
  'round.started': ({ competition, round, by }, { game }) => ({
    game: game.id,
    competition,
    round,
    opponent: by?.handle ?? null,
  }),
  'competition.finished': ({ competition, place = null }, { game }) => ({
    game: game.id,
    competition,
    place,
  }),
  'match.finished': ({ match: { match, winner, forfeitedBy } }, { game }) => ({
    game: game.id,
    match,
    winner,
    forfeitedBy,
  }),
  'player.removed': (_, { game }) => ({ game: game.id }),
  'player.replaced': ({ who }, { game }) => ({ game: game.id, handle: who?.handle ?? null }),
  'player.returned': ({ who }, { game }) => ({ game: game.id, handle: who?.handle ?? null }),
  'request.opened': (requested, { game }) => ({ game: game.id, ...requestData(requested) }),
  'request.closed': (requested, { game }) => ({
    game: game.id,
    ...requestData(requested),
    state: requested.state,
  }),
  'game.paused': (_, happening) => versionOf(happening),
  'game.resumed': (_, happening) => withDeadline(happening),
  'plan.cancelled': ({ plan, reason }, happening) => ({ ...versionOf(happening), plan, reason }),
  'message.posted': ({ by, text }, { game }) => ({ game: game.id, by: by?.handle ?? null, text }),
};
