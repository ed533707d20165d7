import { withTemporaryService } from '../../src/commands/temporary-service.ts';
import { credentials } from './attack/credentials.ts';
import { floods, lastFlood } from './attack/floods.ts';
import { longInput } from './attack/long-input.ts';
import { againstPeople } from './attack/people.ts';
import { slowClients } from './attack/slow-clients.ts';
import { type Attack, type Outcome, type Target, targetAt } from './attack/target.ts';

/**
 * `npm run attack`: attacks a service with a temporary database, or with an address on loopback an installation of
 * your own, and says which attacks it held. Takes about two minutes and at most a few thousand requests. It leaves a
 * few accounts and games behind, and the address that it comes from limited for a while.
 */

// Those that use up what one address may do come last.
const attacks: readonly Attack[] = [
  ...[longInput, againstPeople, floods, slowClients, credentials, lastFlood].flat(),
];

/** Makes every attack, one after the other, and prints a line for each. Returns how many the service did not hold. */
export async function attackAll(target: Target, print: (line: string) => void): Promise<number> {
  let broken = 0;
  for (const attack of attacks) {
    const { held, seen } = await outcomeOf(attack, target);
    if (!held) broken += 1;
    print(`${held ? 'held  ' : 'BROKEN'}  ${attack.name}: ${seen}`);
  }
  print(`${attacks.length - broken} of ${attacks.length} attacks held`);
  return broken;
}

/** An attack that cannot be made counts as one that was not held: nobody knows. */
async function outcomeOf({ run }: Attack, target: Target): Promise<Outcome> {
  try {
    return await run(target);
  } catch (error) {
    return { held: false, seen: `could not be tried: ${(error as Error).message}` };
  }
}

async function main([address]: readonly string[]): Promise<void> {
  const attackAt = (at: string) => attackAll(targetAt(at), (line) => console.log(line));
  const broken = address === undefined ? await withTemporaryService(attackAt, {}) : await attackAt(address);
  process.exitCode = broken > 0 ? 1 : 0;
}

if (import.meta.filename === process.argv[1]) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
