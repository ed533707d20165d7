import type { Findings, Seen } from './findings.ts';
import type { Service } from './services.ts';

/** Prints the totals and the findings. Returns whether there are no faults. */
export function report(
  findings: Findings,
  { journal, receiver, mailbox, listened }: Seen,
  services: readonly Service[],
): boolean {
  const { game, message, token } = journal.made;
  const counts: Readonly<Record<string, number>> = {
    'moves acknowledged': journal.moves.length,
    'games, messages and API tokens made': game.length + message.length + token.length,
    'sessions refreshed': journal.refreshes,
    'webhooks received, with repeats': receiver.total(),
    'emails received, with repeats': mailbox.emails.length,
    'live connections': listened.reduce((sum, { connections }) => sum + connections, 0),
    'processes that exited unexpectedly, mostly with their database': services.reduce(
      (sum, service) => sum + service.exits(),
      0,
    ),
  };
  for (const [name, count] of Object.entries(counts)) console.log(`${String(count).padStart(6)} ${name}`);
  for (const [kind, count] of journal.trouble)
    console.log(`${String(count).padStart(6)} sent again after: ${kind}`);
  console.log('Faults:');
  for (const [name, list] of Object.entries(findings)) {
    console.log(`${String(list.length).padStart(6)} ${name}`);
    for (const each of list.slice(0, 3)) console.log(`         ${each}`);
  }
  return Object.values(findings).every((list) => list.length === 0);
}
