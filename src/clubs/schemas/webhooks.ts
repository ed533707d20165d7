import { z } from 'zod';
import { idSchema } from '../../http/schemas/forms.ts';
import { webhookSchema } from '../../notifications/schemas/webhooks.ts';
import { personSchema } from '../../players/schemas/people.ts';
import { clubParams } from './clubs.ts';

export const clubWebhookParams = clubParams.extend({ id: idSchema.describe('Id of the webhook') });

export const clubWebhookSchema = webhookSchema
  .pick({
    id: true,
    name: true,
    events: true,
    format: true,
    language: true,
    enabled: true,
    disabledReason: true,
    createdAt: true,
  })
  .extend({
    by: personSchema.describe('The player who created it'),
    host: z.string().max(300).describe('Host that receives it'),
  })
  .meta({ id: 'ClubWebhook', description: 'A webhook of a club, as shown to its owner and admins.' });
