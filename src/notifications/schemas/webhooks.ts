import { z } from 'zod';
import { clubHandle } from '../../clubs/schemas/clubs.ts';
import { labelSchema } from '../../games/schemas/games.ts';
import { nameSchema } from '../../helpers/name-schema.ts';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { LANGUAGES } from '../../texts/index.ts';
import {
  clubEvents,
  misfit,
  notificationTypes,
  resultEvent,
  usualEvents,
  WebhookFormat,
  WebhookGames,
} from '../index.ts';

const url = z
  .url()
  .max(1000)
  .meta({ examples: ['https://bot.example/carcassonne'] });
const events = z
  .array(z.enum(notificationTypes))
  .min(1)
  .max(notificationTypes.length)
  .describe('Event types; repeated types count once');
const format = z
  .enum(WebhookFormat)
  .describe(
    '`standard` is signed; `discord` and `slack` post a message to an incoming webhook of these services',
  );

const name = nameSchema(60).nullable().describe('The purpose of the webhook; null if not set');
const gameId = idSchema
  .nullable()
  .describe(
    'The only game of the webhook; null for all games you play or created. For a game of other players, you get ' +
      'only public events',
  );

const label = labelSchema.nullable().describe('Only games with this label; null for all games');
const games = z
  .enum(WebhookGames)
  .describe(
    '`mine`: games you play or created, or only the game in `gameId`; `public`: only the results of all public ' +
      'games; `club`: events that all members of the `club` can see. It cannot be changed later',
  );
const club = clubHandle.describe(
  'The club, for `games: club`; you must be its owner or an admin. The webhook is disabled when you no longer ' +
    'are',
);
const language = z
  .enum(LANGUAGES)
  .nullable()
  .describe('Language of its sentences and messages; null for your own');

/** Rejects events that are unavailable for other players' games, and a club for a webhook of another scope. */
function refuseMisfits(
  { games, club: of, gameId, events }: z.output<typeof newWebhook>,
  context: z.RefinementCtx,
): void {
  const found = misfit(games, { gameId, events });
  if (found !== undefined) context.addIssue({ code: 'custom', path: ['games'], message: found.detail });
  if ((games === 'club') === (of !== undefined)) return;
  context.addIssue({
    code: 'custom',
    path: ['club'],
    message: 'Send `club` only with `games: club`, where it is required.',
  });
}

const newWebhook = z.strictObject({
  url,
  // Not with `default`, because generators would type the values of a list's default as arbitrary strings.
  events: events
    .describe(
      'Event types; repeated types count once. If omitted: ' +
        `${usualEvents.mine.map((type) => `\`${type}\``).join(', ')}. With \`games: public\`, it is always ` +
        `\`${resultEvent}\`. With \`games: club\`, choose from ${clubEvents.map((type) => `\`${type}\``).join(', ')}; all ` +
        'of them if omitted',
    )
    .optional(),
  format: format.default('standard'),
  name: name.default(null),
  gameId: gameId.default(null),
  label: label.default(null),
  games: games.default('mine'),
  club: club.optional(),
  language: language.default(null),
});

export const newWebhookSchema = newWebhook.superRefine(refuseMisfits).meta({
  id: 'NewWebhook',
  description: 'A new webhook.',
  examples: [
    { url: 'https://bot.example/carcassonne', events: ['turn.started', 'game.finished'] },
    {
      url: 'https://discord.com/api/webhooks/1/abc',
      events: ['decision.made'],
      format: 'discord',
      name: 'club room',
    },
    { url: 'https://club.example/results', games: 'public', label: 'Spring Cup' },
    {
      url: 'https://discord.com/api/webhooks/2/xyz',
      format: 'discord',
      games: 'club',
      club: 'spring-club',
      language: 'de',
    },
  ],
});

export const webhookChangeSchema = z
  .strictObject({
    url,
    events,
    format,
    name,
    gameId,
    label,
    language,
    enabled: z.boolean().describe('True enables the webhook, false disables it'),
  })
  .partial()
  .meta({
    id: 'WebhookChange',
    description: 'The changes to a webhook; omitted members stay as they are.',
    examples: [{ enabled: true }],
  });

export const webhookSchema = z
  .object({
    id: idSchema,
    name: z.string().max(60).nullable().describe('The purpose of the webhook; null if not set'),
    gameId,
    label: z.string().max(80).nullable().describe('Only games with this label; null for all games'),
    games,
    club: z.string().max(30).nullable().describe('Handle of its club; null if there is none'),
    language,
    url: z.string().max(1000),
    events,
    format,
    enabled: z.boolean(),
    disabledReason: z
      .enum(['gone', 'failing', 'owner', 'security'])
      .nullable()
      .describe(
        'Why it is disabled. `gone`: it answered 410; `failing`: every attempt failed for three days; `owner`: you ' +
          'disabled it, or no longer run its club; `security`: your password was reset, or you revoked all access. Null ' +
          'while it is enabled',
      ),
    disabledAt: timeSchema.nullable(),
    failingSince: timeSchema
      .nullable()
      .describe('When the current series of failures started; null if the last attempt worked'),
    createdAt: timeSchema,
  })
  .meta({ id: 'Webhook', description: 'A webhook, without its secret.' });

const secret = z.string().max(100).describe('The signing secret (`whsec_…`); shown only once');

export const webhookWithSecretSchema = webhookSchema.extend({ secret }).meta({
  id: 'WebhookWithSecret',
  description: 'The new webhook with its secret, which is shown only once.',
});

export const rotationSchema = z
  .object({
    secret,
    previousValidUntil: timeSchema.describe('Until then, everything is signed with both secrets'),
  })
  .meta({
    id: 'SecretRotation',
    description: 'The new secret, and how long the old one stays valid.',
  });
