import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { hasPackages } from './bot-packages.ts';
import { freePort, host } from './places.ts';

const places = ['/usr/sbin/ngircd', '/usr/local/sbin/ngircd', '/opt/homebrew/sbin/ngircd'];
const found = [process.env['NGIRCD'] ?? '', ...places].find((path) => path !== '' && existsSync(path));

if (found === undefined && process.env['CI'] !== undefined)
  throw new Error(
    'No IRC server for the tests of the IRC bot: apt-get install ngircd, or name it in NGIRCD.',
  );
if (found === undefined)
  console.warn(
    'No ngircd here: the tests of the IRC bot are skipped (apt-get install ngircd, or NGIRCD=path).',
  );

/** Tests that need an IRC server and the bot's packages; skipped if either is missing, but never in CI. */
export const describeOnIrc = describe.skipIf(found === undefined || !hasPackages('irc-bot'));

/** An IRC network of one real server, for the duration of the test file. */
export interface TestNetwork {
  readonly port: number;
  /** Stops the server, and with it all connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export function useNetwork(): TestNetwork {
  let folder = '';
  let port = 0;
  let end = async () => {};
  const start = async () => {
    end = await startServer(join(folder, 'ngircd.conf'), port);
  };
  beforeAll(async () => {
    if (found === undefined) return;
    folder = await mkdtemp(join(tmpdir(), 'ngircd-'));
    await chmod(folder, 0o755); // as root, the server drops its rights before it reads the file again
    port = await freePort();
    await writeFile(join(folder, 'ngircd.conf'), settings(port));
    await start();
  });
  afterAll(async () => {
    await end();
    if (folder !== '') await rm(folder, { recursive: true });
  });
  return {
    get port() {
      return port;
    },
    start,
    stop: () => end(),
  };
}

function settings(port: number): string {
  return `
    [Global]
      Name = irc.example.org
      Info = For tests
      AdminInfo1 = For tests
      Listen = ${host}
      Ports = ${port}
    [Limits]
      MaxConnectionsIP = 0
      MaxPenaltyTime = 0
      MaxNickLength = 20
    [Options]
      DNS = no
      Ident = no
      PAM = no
  `;
}

async function startServer(file: string, port: number): Promise<() => Promise<void>> {
  const server = spawn(found ?? '', ['--nodaemon', '--config', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const gone = once(server, 'exit');
  const end = async () => {
    server.kill();
    await gone;
  };
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`ngircd did not start:\n${output}`);
    await pause(20);
  }
  return end;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
