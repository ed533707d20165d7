import { z } from 'zod';
import { requestStates } from '../../games/store/requests.ts';
import { requested, running } from './examples.ts';
import { kind } from './kind.ts';
import {
  emailRequest,
  liveRequest,
  peopleOf,
  peopleOfEmail,
  type Requested,
  requestedIn,
  storedRequest,
  webhookRequest,
} from './requests.ts';

const ends = z.enum(requestStates).exclude(['open']);
const state = ends.describe(
  'How it ended. `outdated`: the game has moved on too far for the request to apply',
);

/**
 * Reaches the players who have waited for the answers. Most accepted requests cause an event of their own, and players
 * who withdraw a request or have continued playing already know.
 */
export const requestClosed = kind<Requested & { readonly state: z.output<typeof ends> }>()('request.closed', {
  description:
    'A request was closed: it was accepted, declined or withdrawn, has expired, or the game has moved on.',
  level: 'mine',
  audience: 'watchers',
  thread: 'request',
  stored: z.object({ ...storedRequest, state: ends }),
  from: (occurrence) => {
    const { by, about, state, requestKind } = occurrence.data;
    const isNews = state === 'declined' || state === 'expired';
    const isMoreTime = state === 'accepted' && requestKind === 'more-time';
    const to = isNews ? [by] : isMoreTime ? [by, about] : [];
    const ids = new Set(to.flatMap((id) => id ?? []));
    return [{ to: [...ids], ...requestedIn(occurrence), state }];
  },
  webhook: {
    shape: { ...webhookRequest.shape, state },
    data: (notification) => ({ ...webhookRequest.data(notification), state: notification.state }),
  },
  live: {
    shape: { ...liveRequest.shape, state },
    data: (notification) => ({ ...liveRequest.data(notification), state: notification.state }),
  },
  sentences: (notification, { texts }) => {
    const { kinds, closed } = texts.requests;
    return [closed[notification.state](kinds[notification.requestKind].what(peopleOf(notification, texts)))];
  },
  email: {
    data: (notification) => ({ ...emailRequest(notification), state: notification.state }),
    words: ({ requestClosed }, words, data) =>
      requestClosed(words, data.requestKind ?? 'robot', peopleOfEmail(words, data), data.state ?? 'expired'),
  },
  example: {
    ...running,
    sentence: 'Not all players agreed in time: a robot for Ole.',
    ...requested,
    state: 'expired',
  },
});
