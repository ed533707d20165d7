import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { EmailTexts } from '../../texts/email-texts.ts';
import type { GameWords, Letter } from '../../texts/email-words.ts';
import type { PushTexts, PushWords } from '../../texts/push-texts.ts';
import type { EmailData } from '../channels/email/content/data.ts';
import { aboutGame } from './about-game.ts';
import type { Happening, Occurrence, Sending, SentenceContext } from './happening.ts';
import { gameId, time } from './members.ts';

/**
 * How much a player wants to be notified of: of the end of a game only, also of what concerns the player, or of
 * everything.
 */
export type Level = 'end' | 'mine' | 'all';

/** The people who get a notification: its recipients, the readers of a message, or all who watch the game. */
export const audiences = ['recipients', 'readers', 'watchers'] as const;
export type Audience = (typeof audiences)[number];

/** How soon a push service wakes a device (RFC 8030, 5.3): a device low on power gets only what is urgent. */
export type Urgency = 'low' | 'normal' | 'high';

/** What holds for all notifications of a kind. */
interface Facts {
  /** For the description of the API. */
  readonly description: string;
  readonly level: Level;
  readonly audience: Audience;
  /** Whether it is pointless as soon as the game has moved on. */
  readonly isAboutTurn: boolean;
  readonly urgency: Urgency;
  /** What is apart on a device: how the game stands, what players request, what they write, and so on. */
  readonly thread: 'game' | 'request' | 'message' | 'plan' | 'competition';
  /** Whether it is about what happens on the board, which emails and devices then show. */
  readonly hasBoard: boolean;
  /** Whether a player who wants one email a day still gets it at once. */
  readonly skipsDigest: boolean;
}

const usual = {
  isAboutTurn: false,
  urgency: 'normal',
  thread: 'game',
  hasBoard: true,
  skipsDigest: false,
} as const satisfies Partial<Facts>;

/** The details of a notification, and to whom it is delivered. */
export type Addressed<Details> = Details & {
  /** Ids of the players to whom it is delivered. */
  readonly to: readonly string[];
  /** Id of the owner of the game who has no seat there, to whom some channels deliver it as well. */
  readonly host?: string | undefined;
};

type Shape = Readonly<Record<string, z.ZodType>>;
type None = Record<never, never>;
type Valid<S extends Shape> = z.output<z.ZodObject<S>>;

/** How a kind of notification comes about, and the words for it. */
interface Behaviour<Details, Data> {
  /** What its event stores in the outbox. Undefined: it comes with the event of another kind alone. */
  readonly stored?: z.ZodType<Data>;
  /** Returns the ids of the people in what is stored that are to be looked up. */
  people?(data: Data): readonly (string | null)[];
  /** Returns the notifications that something gives rise to, as the game stands now. */
  from(occurrence: Occurrence<Data>): readonly Addressed<Details>[];
  /** The kinds that come with an event of this one; in emails and on devices, they replace it. */
  readonly followedBy?: readonly Kind[];
  /** Returns what happened in sentences that a whole room may read, so they name the player. */
  sentences(notification: Addressed<Details>, context: SentenceContext): readonly string[];
  readonly email: {
    /** Returns what the delivery stores for its email. */
    data?(notification: Addressed<Details>): EmailData;
    words(texts: EmailTexts['game'], words: GameWords, data: EmailData): Letter;
    /** Returns what is on the button; left out: that it leads to the game. Undefined: there is none. */
    action?(words: GameWords): keyof EmailTexts['actions'] | undefined;
  };
  /** Returns the words on a device, where they are not those of the email. */
  push?(texts: PushTexts, words: GameWords, notification: Addressed<Details>): PushWords;
}

type Bodies<Details, Webhook extends Shape, Live extends Shape> = {
  /** The members of `data` in webhooks that only this kind has. */
  readonly webhook?: {
    readonly shape: Webhook;
    /** @param withEvents whether the events of an entry are shown; they may be too many */
    data(notification: Addressed<Details>, sending: Sending, withEvents: boolean, deps: Deps): Valid<Webhook>;
  };
  /** The members of `data` of live events in addition to the game. */
  readonly live?: {
    readonly shape: Live;
    data(notification: Addressed<Details>, happening: Happening): Valid<Live>;
  };
  /** `data` of a webhook, for the API's description. */
  readonly example: Valid<typeof aboutGame & Webhook>;
};

type Needed = 'description' | 'level' | 'audience';

/** A kind of notification: everything that is known of it, in one place. */
export interface Kind<
  Type extends string = string,
  Details = object,
  Data = object,
  WebhookEvent extends z.ZodType = z.ZodType,
  LiveEvent extends z.ZodType = z.ZodType,
> extends Facts,
    Behaviour<Details, Data> {
  readonly type: Type;
  /** The body of a webhook of format `standard`: `TurnStartedEvent` … */
  readonly webhookEvent: WebhookEvent;
  /** A live event as event name and data: `LiveTurnStarted` … */
  readonly liveEvent: LiveEvent;
  webhookData(notification: Addressed<Details>, sending: Sending, withEvents: boolean, deps: Deps): object;
  liveData(notification: Addressed<Details>, happening: Happening): object;
  readonly example: object;
}

/** `turn.started` → `TurnStarted`: part of the ids of schemas. */
const idOf = (type: string) => type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

const webhookEvent = <Type extends string, S extends Shape>(type: Type, shape: S, description: string) =>
  z
    .object({
      type: z.literal(type),
      timestamp: time.describe('When it happened'),
      data: z.object({ ...aboutGame, ...shape }),
    })
    .meta({ id: `${idOf(type)}Event`, description });

const liveEvent = <Type extends string, S extends Shape>(type: Type, shape: S, description: string) =>
  z
    .object({ type: z.literal(type), data: z.object({ game: gameId, ...shape }) })
    .meta({ id: `Live${idOf(type)}`, description });

/** Defines a kind of notification with some details. A person among them is undefined if the player no longer exists. */
export const kind =
  <Details = object>() =>
  <Type extends string, Data = never, Webhook extends Shape = None, Live extends Shape = None>(
    type: Type,
    {
      webhook,
      live,
      ...rest
    }: Pick<Facts, Needed> &
      Partial<Omit<Facts, Needed>> &
      Behaviour<Details, Data> &
      Bodies<Details, Webhook, Live>,
  ): Kind<
    Type,
    Details,
    Data,
    ReturnType<typeof webhookEvent<Type, Webhook>>,
    ReturnType<typeof liveEvent<Type, Live>>
  > => ({
    ...usual,
    ...rest,
    type,
    webhookEvent: webhookEvent(type, (webhook?.shape ?? {}) as Webhook, rest.description),
    liveEvent: liveEvent(type, (live?.shape ?? {}) as Live, rest.description),
    webhookData: (...args) => webhook?.data(...args) ?? {},
    liveData: (notification, happening) => ({
      game: happening.game.id,
      ...live?.data(notification, happening),
    }),
  });
