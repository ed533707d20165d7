import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end. Returns its status and all its output. */
export async function run(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<{ status: number | null; printed: string }> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      printed += text;
    });
  const [status] = await once(child, 'close');
  return { status, printed };
}
