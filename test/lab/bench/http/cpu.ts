import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc. */
const ticks = 100;

/** Returns the fields of /proc/PID/stat from the third on: state, parent, … */
function statOf(pid: number | string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const sum = (fields: readonly string[], from: number, to: number) =>
  fields.slice(from, to).reduce((total, field) => total + Number(field), 0) / ticks;

/** Returns the seconds of CPU that a process has taken. */
export const cpuOf = (pid: number): number => sum(statOf(pid), 11, 13);

/** Returns the seconds of CPU that a process and its children have taken, those that have ended too. */
export function cpuOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return children.reduce((total, child) => total + cpuOrNone(Number(child)), sum(statOf(pid), 11, 15));
}

/** Returns the CPU time of a process; none if it has ended, because it then counts for its parent. */
function cpuOrNone(pid: number): number {
  try {
    return cpuOf(pid);
  } catch {
    return 0;
  }
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return undefined; // ended meanwhile
  }
}

/** Returns the resident memory of a process in MB. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
