import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import type { EmailTexts } from '../../texts/email-texts.ts';
import type { GameWords, Letter } from '../../texts/email-words.ts';
import type { PushTexts, PushWords } from '../../texts/push-texts.ts';
import type { EmailData } from '../channels/email/content/data.ts';
import { aboutGame } from './about-game.ts';
import type { Happening, Occurrence, Sending, SentenceContext } from './happening.ts';
import { gameId, time } from './members.ts';

/** How much a player wants to be notified of: only the end of a game, also what concerns the player, or everything. */
export type Level = 'end' | 'mine' | 'all';

/** The audience of a notification: its recipients, the readers of a message, or all watchers of the game. */
export const audiences = ['recipients', 'readers', 'watchers'] as const;
export type Audience = (typeof audiences)[number];

/** How soon a push service wakes a device (RFC 8030, 5.3): a device low on power gets only what is urgent. */
export type Urgency = 'low' | 'normal' | 'high';

/** The properties of all notifications of a kind. */
interface Facts {
  /** The description in the API. */
  readonly description: string;
  readonly level: Level;
  readonly audience: Audience;
  /** True if it becomes pointless once the game has moved on. */
  readonly isAboutTurn: boolean;
  readonly urgency: Urgency;
  /** Notifications of different threads don't replace each other on a device. */
  readonly thread: 'game' | 'request' | 'message' | 'plan' | 'competition';
  /** True if it is about the board, which emails and devices then show. */
  readonly hasBoard: boolean;
  /** True if a player with a daily digest still gets it immediately. */
  readonly skipsDigest: boolean;
}

const usual = {
  isAboutTurn: false,
  urgency: 'normal',
  thread: 'game',
  hasBoard: true,
  skipsDigest: false,
} as const satisfies Partial<Facts>;

/** The details of a notification, and its recipients. */
export type Addressed<Details> = Details & {
  /** Ids of the recipients. */
  readonly to: readonly string[];
  /** Id of the game's owner who has no seat; some channels notify the owner as well. */
  readonly host?: string | undefined;
};

type Shape = Readonly<Record<string, z.ZodType>>;
type None = Record<never, never>;
type Valid<S extends Shape> = z.output<z.ZodObject<S>>;

/** How notifications of a kind are derived from events and worded. */
interface Behaviour<Details, Data> {
  /** Schema of its event's stored data; undefined if it is only derived from events of another kind. */
  readonly stored?: z.ZodType<Data>;
  /** Returns the ids of the people in the stored data, to be looked up. */
  people?(data: Data): readonly (string | null)[];
  /** Returns the notifications for an event, given the current state of the game. */
  from(occurrence: Occurrence<Data>): readonly Addressed<Details>[];
  /** The kinds that are derived from this one's events; in emails and on devices, they replace it. */
  readonly followedBy?: readonly Kind[];
  /** Describes the event in sentences. They name the player because a whole room may read them. */
  sentences(notification: Addressed<Details>, context: SentenceContext): readonly string[];
  readonly email: {
    /** Returns the data that the delivery stores for its email. */
    data?(notification: Addressed<Details>): EmailData;
    words(texts: EmailTexts['game'], words: GameWords, data: EmailData): Letter;
    /** Returns the label of the button; by default it leads to the game. Undefined if there is no button. */
    action?(words: GameWords): keyof EmailTexts['actions'] | undefined;
  };
  /** Returns the text on a device, if it differs from the email's. */
  push?(texts: PushTexts, words: GameWords, notification: Addressed<Details>): PushWords;
}

type Bodies<Details, Webhook extends Shape, Live extends Shape> = {
  /** The members of `data` in webhooks that are specific to this kind. */
  readonly webhook?: {
    readonly shape: Webhook;
    /** @param withEvents whether to include the events of an entry; there can be too many */
    data(notification: Addressed<Details>, sending: Sending, withEvents: boolean, deps: Deps): Valid<Webhook>;
  };
  /** The members of `data` of live events in addition to the game. */
  readonly live?: {
    readonly shape: Live;
    data(notification: Addressed<Details>, happening: Happening): Valid<Live>;
  };
  /** An example of a webhook's `data`, for the API description. */
  readonly example: Valid<typeof aboutGame & Webhook>;
};

type Needed = 'description' | 'level' | 'audience';

/** The complete definition of a kind of notification. */
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

/** Converts `turn.started` to `TurnStarted`, a part of schema ids. */
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

/** Defines a kind of notification with some details. A person in the details is undefined if the player no longer exists. */
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
