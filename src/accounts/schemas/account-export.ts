import { z } from 'zod';
import { timeSchema } from '../../http/schemas/forms.ts';
import { meSchema } from './accounts.ts';

const items = (description: string) =>
  z.array(z.record(z.string(), z.unknown())).max(10_000_000).describe(description);

/** Everything that the service holds about a player. New members may be added to items. */
export const accountExportSchema = z
  .object({
    exportedAt: timeSchema,
    profile: meSchema,
    sessions: items('Log-ins, with the address and the program that they came from'),
    apiTokens: items('API tokens, without their secrets'),
    apps: items('Apps that you let in, also those that you revoked lately'),
    passkeys: items('Passkeys, without their keys'),
    emailChanges: items('Changes of your email address within the last two weeks'),
    emailFailures: items('Emails to you that came back'),
    vacations: items('Vacations'),
    webhooks: items('Webhooks, without their secrets'),
    pushSubscriptions: items('Devices that get push notifications, without their addresses and keys'),
    externalNames: items('Names by which applications know you'),
    playersOfApplication: items('Players of your application'),
    games: items('Games that you created or have a seat in'),
    matches: items('Matches that you play or proposed'),
    competitions: items('Competitions that you created'),
    competitionEntries: items('Competitions that you entered'),
    teamMemberships: items('Teams of competitions in which you play, or to which you were invited'),
    ratingChanges: items('What games changed about your ratings'),
    messages: items('Messages that you wrote'),
    notes: items('Notes that you made for yourself about games'),
    invitations: items('Invitations to you'),
    gamePreferences: items('Notification preferences for single games'),
    plans: items('Decisions that you prepared in games that are running'),
    deliveries: items('What was sent to you'),
    blocks: items('Players whom you blocked'),
    follows: items('Players whom you follow'),
    clubs: items('Clubs of which you are a member, or asked to be one'),
    poolWaits: items('Pools in which you wait'),
    standingTables: items('Tables that you keep open'),
    mutes: items('Players whom you muted'),
    reports: items('Reports that you made'),
    sanctions: items('Warnings, silences and bans'),
  })
  .meta({ id: 'AccountExport', description: 'Everything that the service holds about you.' });
