import type { Estimate } from './statistics.ts';
import type { Summary } from './summarize.ts';

/** Formats a summary for people. */
export function formatSummary({ records, together, lead }: Summary): string {
  const lines = [row('', 'games', 'won, %', 'points', 'CPU ms', 'longest')];
  for (const [name, { games, wins, points, cpuMs, longestMs }] of records) {
    const cells = [
      String(games),
      interval(percent(wins)),
      interval(points),
      cpuMs.toFixed(2),
      longestMs.toFixed(0),
    ];
    lines.push(row(name, ...cells));
  }
  for (const [name, { byKind }] of records) {
    const kinds = Array.from(byKind, ([kind, points]) => `${kind} ${points.toFixed(1)}`);
    lines.push(`${name}: ${kinds.join(', ')}`);
  }
  lines.push(`all seats of a game together: ${interval(together)} points`);
  if (lead !== undefined) {
    const [first, second] = [...records.keys()];
    lines.push(`${first} before ${second}, by bags: ${interval(lead)} points a seat`);
  }
  return lines.join('\n');
}

const WIDTHS = [8, 7, 20, 22, 9, 9];

function row(...cells: string[]): string {
  const padded = cells.map((cell, column) =>
    column === 0 ? cell.padEnd(WIDTHS[column] ?? 0) : cell.padStart(WIDTHS[column] ?? 0),
  );
  return padded.join('');
}

function percent({ mean, low, high }: Estimate): Estimate {
  return { mean: mean * 100, low: low * 100, high: high * 100 };
}

function interval({ mean, low, high }: Estimate): string {
  return `${mean.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}]`;
}
