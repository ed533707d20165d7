import { isRobotHandle } from '../../helpers/robot-handle.ts';
import { looksOf } from './looks.ts';

/** Names that could be mistaken for the service or its operators. */
const reserved = `
  admin administrator root sysadmin superuser owner operator staff team
  moderator moderation mod support help helpdesk security abuse legal privacy
  system server service official carcassonne carcassonnebymail bot robot api www mail
  postmaster webmaster hostmaster mailerdaemon noreply info contact billing
  everyone everybody all nobody somebody anybody anonymous guest unknown you me
  null undefined deleted deletedplayer giocatoreeliminato amministratore moderatore
`
  .trim()
  .split(/\s+/);

/** Digits and signs read as letters, in addition to those that look like them (`looksOf`). */
const signs: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
};

/** Returns a look-alike key that also ignores accents and gaps, with letters for signs. */
function plainLooksOf(name: string): string {
  const letters = name.replaceAll(/[3457$@!]/g, (sign) => signs[sign] ?? sign);
  return looksOf(letters).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const reservedLooks = new Set(reserved.map(plainLooksOf));

/** Prefix of deleted players' handles. */
export const deletedPrefix = 'deleted-';

/** Prefix of guests' handles; eight characters follow. */
export const guestPrefix = 'guest-';

/** Returns whether a handle (in lower case) has the form of guests' handles, which can't be chosen. */
export const isGuestHandle = (handle: string): boolean => /^guest-[a-z0-9]{8}$/.test(handle);

/** Whether a name (in lower case) has the form of robots' names: `robot-fair-1`, `Clara (robot)`. */
const isLikeRobot = (name: string): boolean => isRobotHandle(name) || /[([{]\s*robot\s*[)\]}]/.test(name);

/** Returns whether a name is reserved because it could be mistaken for the service, a robot, or the operators. */
export function isReservedName(name: string): boolean {
  const lower = name.normalize('NFKC').toLowerCase();
  const isTaken = lower.startsWith(deletedPrefix) || isGuestHandle(lower) || isLikeRobot(lower);
  return isTaken || reservedLooks.has(plainLooksOf(name));
}
