import { z } from 'zod';
import { timeSchema } from '../../http/schemas/forms.ts';
import { meSchema } from './accounts.ts';

const items = (description: string) =>
  z.array(z.record(z.string(), z.unknown())).max(10_000_000).describe(description);

/** All data that the service stores about a player. New members may be added to items. */
export const accountExportSchema = z
  .object({
    exportedAt: timeSchema,
    profile: meSchema,
    sessions: items('Login sessions, with their addresses and programs'),
    apiTokens: items('API tokens, without their secrets'),
    apps: items('Apps you approved, including recently revoked ones'),
    passkeys: items('Passkeys, without their keys'),
    emailChanges: items('Changes of your email address within the last two weeks'),
    bouncedEmails: items('Emails to you that bounced'),
    vacations: items('Vacations'),
    webhooks: items('Webhooks, without their secrets'),
    pushSubscriptions: items('Devices that get push notifications, without their addresses and keys'),
    externalNames: items('Your names in applications'),
    applicationPlayers: items('Players of your application'),
    games: items('Games that you created or have a seat in'),
    matches: items('Matches you play or proposed'),
    competitions: items('Competitions that you created'),
    competitionEntries: items('Competitions that you entered'),
    teamMemberships: items('Teams you play in, and teams that invited you'),
    ratingChanges: items('Changes of your ratings'),
    messages: items('Messages that you wrote'),
    notes: items('Your private notes about games'),
    invitations: items('Invitations to you'),
    gamePreferences: items('Notification preferences for single games'),
    plans: items('Decisions you planned in running games'),
    deliveries: items('Notifications sent to you'),
    blocks: items('Players you blocked'),
    follows: items('Players you follow'),
    clubs: items('Clubs you belong to or have asked to join'),
    poolWaits: items('Pools where you wait'),
    standingTables: items('Your standing tables'),
    mutes: items('Players you muted'),
    reports: items('Reports you made'),
    sanctions: items('Warnings, silences and bans'),
  })
  .meta({ id: 'AccountExport', description: 'All data that the service holds about you.' });
