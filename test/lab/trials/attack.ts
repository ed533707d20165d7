import { promises as dns } from 'node:dns';
import { withTemporaryService } from '../../../src/commands/temporary-service.ts';
import { freePort } from '../../../src/embedded-postgres/free-port.ts';
import { openMailbox } from '../../notifications/support/mailbox.ts';
import { accounts } from './attack/accounts.ts';
import { credentials } from './attack/credentials.ts';
import { emails } from './attack/emails.ts';
import { floods, lastFlood } from './attack/floods.ts';
import { hints } from './attack/hints.ts';
import { longInput } from './attack/long-input.ts';
import { domains, startNameServer } from './attack/names.ts';
import { againstPeople } from './attack/people.ts';
import { type Post, postOf } from './attack/post.ts';
import { slowClients } from './attack/slow-clients.ts';
import { type Attack, type Outcome, type Target, targetAt } from './attack/target.ts';

/**
 * `npm run attack`: attacks a service with a temporary database, or with an address on loopback an installation of
 * your own, and reports which attacks it withstood. Takes about three minutes and at most a few thousand requests. It leaves a
 * few accounts and games behind, and the address that it comes from limited for a while. Attacks by email are made on
 * the temporary service alone.
 */

/** Attacks in their order: slow clients all at once, others one by one. */
const rounds: readonly (readonly Attack[])[] = [
  ...[longInput, accounts, againstPeople, emails, hints, floods].flat().map((attack) => [attack]),
  slowClients,
  // Attacks that exhaust the limits of an address come last.
  ...[credentials, lastFlood].flat().map((attack) => [attack]),
];

/** Runs every attack and prints a line for each. Returns how many the service did not withstand. */
async function attackAll(target: Target, print: (line: string) => void): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const all of rounds) {
    const round = all.filter(({ needsPost }) => !needsPost || target.post !== undefined);
    const made = await Promise.all(round.map((attack) => outcomeOf(attack, target)));
    for (const [at, { held, seen }] of made.entries())
      print(`${held ? 'held  ' : 'BROKEN'}  ${round[at]?.name}: ${seen}`);
    outcomes.push(...made);
  }
  const broken = outcomes.filter(({ held }) => !held).length;
  print(`${outcomes.length - broken} of ${outcomes.length} attacks held`);
  return broken;
}

/** An attack that cannot be carried out counts as not withstood, because the outcome is unknown. */
async function outcomeOf({ run }: Attack, target: Target): Promise<Outcome> {
  try {
    return await run(target);
  } catch (error) {
    return { held: false, seen: `could not be tried: ${(error as Error).message}` };
  }
}

const attackAt = (address: string, post?: Post) =>
  attackAll(targetAt(address, post), (line) => console.log(line));

/** Attacks a temporary service that sends emails to a mailbox of this process, and asks it for the names of senders. */
async function attackTemporary(): Promise<number> {
  const [mailbox, names, port] = [
    await openMailbox(),
    await startNameServer(domains),
    await freePort('127.0.0.1'),
  ];
  dns.setServers([names.address]);
  const settings = {
    SMTP_URL: mailbox.url,
    MAIL_IN_PORT: String(port),
    MAIL_IN_DOMAIN: 'play.carcassonne.example',
    MAIL_IN_CHECK: 'verify',
  };
  try {
    return await withTemporaryService((at) => attackAt(at, postOf(mailbox, port)), settings);
  } finally {
    names.close();
    await mailbox.close();
  }
}

async function main([address]: readonly string[]): Promise<void> {
  const broken = await (address === undefined ? attackTemporary() : attackAt(address));
  process.exitCode = broken > 0 ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
