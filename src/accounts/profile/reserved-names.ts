import { isRobotHandle } from '../../helpers/robot-handle.ts';
import { looksOf } from './looks.ts';

/** Names by which the service or those who run it could be meant. */
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

/** Digits and signs that stand for letters, in addition to those that look like them (`looksOf`). */
const signs: Readonly<Record<string, string>> = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
};

/** Returns what a name looks like, also without accents and gaps, and with letters for the signs that stand for them. */
function plainLooksOf(name: string): string {
  const letters = name.replaceAll(/[3457$@!]/g, (sign) => signs[sign] ?? sign);
  return looksOf(letters).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const reservedLooks = new Set(reserved.map(plainLooksOf));

/** The beginning of the handles that deleted players have. */
export const deletedPrefix = 'deleted-';

/** The beginning of the handles that guests have; eight characters follow. */
export const guestPrefix = 'guest-';

/** Whether a handle (in lower case) is like those made for guests: nobody can choose such a one. */
export const isGuestHandle = (handle: string): boolean => /^guest-[a-z0-9]{8}$/.test(handle);

/** Whether a name (in lower case) is like those of robots: `robot-fair-1`, `Clara (robot)`. */
const isLikeRobot = (name: string): boolean => isRobotHandle(name) || /[([{]\s*robot\s*[)\]}]/.test(name);

/** Whether nobody may be called so: it could be taken for the service, a robot, or for those who run it. */
export function isReservedName(name: string): boolean {
  const lower = name.normalize('NFKC').toLowerCase();
  const isTaken = lower.startsWith(deletedPrefix) || isGuestHandle(lower) || isLikeRobot(lower);
  return isTaken || reservedLooks.has(plainLooksOf(name));
}
