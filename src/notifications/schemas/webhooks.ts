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
  .describe('Each type counts once');
const format = z
  .enum(WebhookFormat)
  .describe(
    '`standard` is signed; `discord` and `slack` post a message to an incoming webhook of these services',
  );

const name = nameSchema(60).nullable().describe('What it is for');
const gameId = idSchema
  .nullable()
  .describe(
    'The one game that it is for; null: all in which you have a seat or that you created. Of another game than these you get ' +
      'what everybody who watches it may know',
  );

const label = labelSchema.nullable().describe('Only games with this label; null: any');
const games = z
  .enum(WebhookGames)
  .describe(
    '`mine`: games in which you have a seat or that you created, or the one of `gameId`; `public`: how all public games ' +
      'ended, and nothing else; `club`: what all members of the `club` may know. It never changes',
  );
const club = clubHandle.describe(
  'With `games: club`: the club, which you run. The webhook is disabled when you do so no longer',
);
const language = z
  .enum(LANGUAGES)
  .nullable()
  .describe('The language of its sentences and messages; null: yours');

/** Refuses what a webhook for others' games can't be told of, and a club where it is for none. */
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
    message: 'Send `club` with `games: club`, and else not.',
  });
}

const newWebhook = z.strictObject({
  url,
  // Not by `default`: generators take the values of a list's default for any texts.
  events: events
    .describe(
      `Each type counts once; ${usualEvents.mine.map((type) => `\`${type}\``).join(', ')} if it is left out, and with ` +
        `\`games: public\` \`${resultEvent}\` in any case; with \`games: club\` of ` +
        `${clubEvents.map((type) => `\`${type}\``).join(', ')}, and all of them if it is left out`,
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
    enabled: z.boolean().describe('False disables the webhook, true enables it again'),
  })
  .partial()
  .meta({
    id: 'WebhookChange',
    description: 'What to change; members that are left out stay as they are.',
    examples: [{ enabled: true }],
  });

export const webhookSchema = z
  .object({
    id: idSchema,
    name: z.string().max(60).nullable().describe('What it is for'),
    gameId,
    label: z.string().max(80).nullable().describe('Only games with this label; null: any'),
    games,
    club: z.string().max(30).nullable().describe('Handle of the club that it is for; null: none'),
    language,
    url: z.string().max(1000),
    events,
    format,
    enabled: z.boolean(),
    disabledBecause: z
      .enum(['gone', 'failing', 'owner', 'security'])
      .nullable()
      .describe(
        '`gone`: it answered 410; `failing`: every attempt failed for three days; `owner`: you disabled it, or run its club no longer; ' +
          '`security`: your password was reset, or you withdrew all access',
      ),
    disabledAt: timeSchema.nullable(),
    failingSince: timeSchema.nullable().describe('The time since which every attempt has failed'),
    createdAt: timeSchema,
  })
  .meta({ id: 'Webhook', description: 'A webhook as its owner sees it, without its secret.' });

const secret = z.string().max(100).describe('Signs what is sent (`whsec_…`); shown only this once');

export const webhookWithSecretSchema = webhookSchema.extend({ secret }).meta({
  id: 'WebhookWithSecret',
  description: 'The new webhook with its secret, which is shown only this once.',
});

export const rotationSchema = z
  .object({
    secret,
    previousValidUntil: timeSchema.describe('Until then everything is signed with both secrets'),
  })
  .meta({
    id: 'SecretRotation',
    description: 'The new secret, and the time until which the old one is valid as well.',
  });
