import { z } from 'zod';
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

export const requestOpened = kind<Requested>()('request.opened', {
  description: 'A player made a request that needs your consent.',
  level: 'mine',
  audience: 'watchers',
  thread: 'request',
  skipsDigest: true,
  stored: z.object(storedRequest),
  from: (occurrence) => [{ to: occurrence.data.to, ...requestedIn(occurrence) }],
  webhook: webhookRequest,
  live: liveRequest,
  sentences: (notification, { texts }) => [
    texts.requests.kinds[notification.requestKind].sentence(peopleOf(notification, texts)),
  ],
  email: {
    data: emailRequest,
    words: ({ requested }, words, data) =>
      requested(words, data.requestKind ?? 'robot', peopleOfEmail(words, data)),
    action: () => 'answer',
  },
  example: {
    ...running,
    sentence: 'Mira proposes that a robot play for Ole until Ole is back.',
    ...requested,
  },
});
