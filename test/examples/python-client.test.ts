import { spawnSync } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makeApplication } from '../support/players.ts';
import { run } from '../support/run.ts';
import { startTable } from '../support/table.ts';

const folder = join(import.meta.dirname, '../../examples/python-client');
const python = 'python3';
const version = spawnSync(python, ['-c', 'import sys; print(sys.version_info >= (3, 11))']);
const isThere = version.stdout?.toString().trim() === 'True';
if (!isThere)
  console.warn('The client in Python is not tried out: there is no python3 of version 3.11 or newer.');

/** Runs a Python program that can import the client, and returns its output as JSON. */
async function runPython(program: string, ...args: string[]) {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, printed } = await run(python, ['-W', 'error', '-c', program, ...args], {
    cwd: folder,
    env,
  });
  if (status !== 0) throw new Error(printed);
  return JSON.parse(printed);
}

const imports = `
import json, sys
from carcassonne import Client, Refused
`;

describe.skipIf(!isThere)('the client in Python', () => {
  const service = useApp();
  useWorkers(service);

  test('plays a whole game over HTTP', async () => {
    const { status, printed } = await run(python, [join(folder, 'play.py'), service.url], {
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(printed).toContain('in order');
    expect(status).toBe(0);
    const [, id] = /playing (\S+)/.exec(printed) ?? [];
    const game = await service.db.prisma.game.findUniqueOrThrow({ where: { id: id ?? '' } });
    expect(game).toMatchObject({ status: 'finished' });
    for (const points of game.scores) expect(printed).toContain(`: ${points}\n`);
    expect(printed).toContain(`${game.version} entries`);
    expect(service.errors).toEqual([]);
  });

  test('raises refusals, repeats nothing, and reads lists to their ends', async () => {
    const table = await startTable(service);
    const accessToken = table.players[0]?.accessToken ?? '';
    const program = `${imports}
url, token, game = sys.argv[1:]
client = Client(url, token)
found = {}
try:
    client.decide(game, {"type": "tile", "x": 50, "y": 50, "rotation": 0})
except Refused as refusal:
    found["refusal"] = [refusal.status, refusal.kind, str(refusal)]
try:
    Client(url).read_me()
except Refused as refusal:
    found["stranger"] = [refusal.status, refusal.kind]
listed = client.list_options(game)
try:
    client.decide(game, listed["options"][0]["decision"], listed["version"] + 1)
except Refused as refusal:
    found["stale"] = refusal.kind
found["picture"] = client.draw_board(game, width=400)[:4].hex()
games = [client.create_game({"seatCount": 3}, key="the same")["id"] for _ in range(2)]
found["once"] = games[0] == games[1]
found["listed"] = len(list(client.list_games(mine="true", limit=1)))
found["gone"] = client.send("DELETE", f"/v1/games/{games[0]}")
print(json.dumps(found))
`;
    const found = await runPython(program, service.url, accessToken, table.id);
    expect(found).toEqual({
      refusal: [422, 'illegal-decision', expect.stringContaining('.')],
      stranger: [401, 'unauthenticated'],
      stale: 'stale-version',
      picture: '89504e47',
      once: true,
      listed: 2,
      gone: null,
    });
  });

  test('acts for players of a chat, whatever their names there', async () => {
    const { auth } = await makeApplication(service);
    const program = `${imports}
client = Client(sys.argv[1], sys.argv[2])
name = "Zoë/#1"
client.put_external_player("irc", name, name)
print(json.dumps(client.acting_for("irc", name).read_me()["displayName"]))
`;
    const token = auth.authorization.replace('Bearer ', '');
    expect(await runPython(program, service.url, token)).toBe('Zoë/#1');
  });

  test('waits when asked to, and resumes after the last event', async () => {
    const asked: (string | undefined)[] = [];
    const answers: ((response: ServerResponse) => void)[] = [
      (response) => response.writeHead(503, { 'retry-after': '0' }).end(),
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(
          'id: 1-1\nevent: connected\ndata: {}\n\n:\n\nid: 1-2\nevent: player.left\ndata: {"a":1}\n\n',
        );
        setImmediate(() => response.destroy());
      },
      (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.end('event: player.left\r\ndata: {"a":\r\ndata: 2}\r\n\r\n');
      },
    ];
    const server = createServer((request, response) => {
      asked.push(request.headers['last-event-id']?.toString());
      answers[asked.length - 1]?.(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const program = `${imports}
import itertools
events = Client(sys.argv[1]).follow_my_games()
print(json.dumps(list(itertools.islice(events, 3))))
`;
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await runPython(program, url)).toEqual([
      ['1-1', 'connected', {}],
      ['1-2', 'player.left', { a: 1 }],
      [null, 'player.left', { a: 2 }],
    ]);
    expect(asked).toEqual([undefined, undefined, '1-2']);
  });

  test('sends its credentials only to the service, not to redirect targets', async () => {
    const seen: unknown[] = [];
    const listening = async (answer: (response: ServerResponse) => void) => {
      const server = createServer(({ headers }, response) => {
        seen.push([headers.authorization, headers['on-behalf-of'], headers.accept]);
        answer(response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    };
    const other = await listening((response) => response.end('{"displayName":"elsewhere"}'));
    const url = await listening((response) => response.writeHead(302, { location: `${other}/v1/me` }).end());
    const program = `${imports}
client = Client(sys.argv[1], "secret").acting_for("irc", "Zoe")
print(json.dumps(client.read_me()))
`;
    expect(await runPython(program, url)).toEqual({ displayName: 'elsewhere' });
    expect(seen).toEqual([
      ['Bearer secret', 'irc:Zoe', 'application/json'],
      [undefined, undefined, 'application/json'],
    ]);
  });
});
