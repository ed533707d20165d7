import { z } from 'zod';
import { type RequestKind, requestKinds } from '../../games/store/requests.ts';
import { personName } from '../../helpers/seats.ts';
import type { Person } from '../../players/store/players.ts';
import type { GameWords } from '../../texts/email-words.ts';
import type { RequestPeople } from '../../texts/index.ts';
import type { EmailData } from '../channels/email/content/data.ts';
import type { EmailTexts } from '../texts.ts';
import { type Occurrence, personIn } from './happening.ts';
import { by, handle, id, idOf } from './members.ts';
import { playerName } from './words.ts';

/** The stored data of a request: its author, the player whose seat it is about, and the players asked. */
export const storedRequest = {
  by: z.string().optional(),
  about: z.string().optional(),
  to: z.array(z.string()).readonly(),
  request: z.string(),
  requestKind: z.enum(requestKinds),
};

/** A player's request to the others at the table. */
export interface Requested {
  readonly request: string;
  readonly requestKind: RequestKind;
  /** Its author, and the player whose seat it is about. */
  readonly by: Person | undefined;
  readonly about: Person | undefined;
}

type Stored = Pick<Requested, 'request' | 'requestKind'> & { readonly about?: string | undefined };

/** Returns a request as shown in notifications. */
export const requestedIn = ({ data, game, actor }: Occurrence<Stored>): Requested => ({
  request: data.request,
  requestKind: data.requestKind,
  by: actor,
  about: data.about === undefined ? undefined : personIn(game, data.about),
});

/** The webhook members about a request. */
export const webhookRequest = {
  shape: {
    request: z
      .object({ id, kind: z.enum(requestKinds) })
      .meta({ id: 'WebhookRequest', description: 'The request, as listed by GET /v1/games/{id}/requests.' }),
    by,
    about: z
      .nullable(id)
      .describe('Id of the player whose seat is concerned; null if unknown or there is none'),
  },
  data: ({ request, requestKind, by, about }: Requested) => ({
    request: { id: request, kind: requestKind },
    by: idOf(by),
    about: idOf(about),
  }),
};

/** The live event members about a request. */
export const liveRequest = {
  shape: {
    request: id.describe('Id of the request'),
    kind: z.enum(requestKinds),
    by: handle.describe('Handle of the player who made the request; null if unknown'),
  },
  data: ({ request, requestKind, by }: Requested) => ({
    request,
    kind: requestKind,
    by: by?.handle ?? null,
  }),
};

/** Returns the data for the email about a request. */
export const emailRequest = ({ request, requestKind, by, about }: Requested): EmailData => ({
  request,
  requestKind,
  by: by && personName(by.displayName),
  about: about && personName(about.displayName),
  isOwnSeat: isOwn(by, about),
});

/** Returns the people of a request, in an email and in a sentence. */
export const peopleOfEmail = (
  { by = '' }: GameWords,
  { about = '', isOwnSeat = false }: EmailData,
): RequestPeople => ({ by, about, isOwnSeat });
export const peopleOf = ({ by, about }: Requested, texts: EmailTexts): RequestPeople => ({
  by: playerName(by, texts),
  about: playerName(about, texts),
  isOwnSeat: isOwn(by, about),
});

const isOwn = (by: Person | undefined, about: Person | undefined) =>
  by !== undefined && by.playerId === about?.playerId;
