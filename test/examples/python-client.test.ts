import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { operationsOf } from '../../src/tools/python-client/document.ts';
import { pythonClient } from '../../src/tools/python-client/write.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { makeApplication, makeToken, type TestPlayer } from '../support/players.ts';
import { run } from '../support/run.ts';
import { startTable } from '../support/table.ts';

const folder = join(import.meta.dirname, '../../examples/python-client');
const description = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
const python = 'python3';
const version = spawnSync(python, ['-c', 'import sys; print(sys.version_info >= (3, 11))']);
const isThere = version.stdout?.toString().trim() === 'True';
if (!isThere)
  console.warn('The client in Python is not tried out: there is no python3 of version 3.11 or newer.');

/** Runs a program in Python that has the client at hand, and returns what it printed as JSON. */
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
from carcassonne import Client, NotModified, Refused, every
`;

test('the client in Python is that of the description (npm run openapi)', () => {
  const written = readFileSync(join(folder, 'carcassonne/api.py'), 'utf8');
  expect(pythonClient(description) === written).toBe(true);
});

describe.skipIf(!isThere)('the client in Python', () => {
  const service = useApp();
  useWorkers(service);

  test('has a method for each operation, and every type in it is there', async () => {
    const program = `${imports}
import inspect, typing
from carcassonne import api, http
names = {**vars(http), **vars(api)}
kinds = [kind for kind in list(vars(api).values()) if typing.is_typeddict(kind)]
for kind in kinds:
    typing.get_type_hints(kind, include_extras=True)
methods = [method for name, method in inspect.getmembers(Client, inspect.isfunction) if method.__module__ == api.__name__]
for method in methods:
    assert "return" in typing.get_type_hints(method, names)
print(json.dumps({"methods": len(methods), "kinds": len(kinds)}))
`;
    const found = await runPython(program);
    expect(found.methods).toBe(operationsOf(description).length);
    expect(found.kinds).toBeGreaterThan(Object.keys(description.components.schemas).length);
  });

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

  test('raises what the service refuses, and knows what has not changed', async () => {
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
client.read_game(game)
try:
    client.read_game(game, if_none_match=client.etag)
except NotModified:
    found["unchanged"] = True
found["picture"] = client.draw_board_png(game, size=400)[:4].hex()
found["svg"] = client.draw_board_svg(game)[:4].decode()
key = "the same"
games = [client.create_game({"seatCount": 3}, idempotency_key=key)["id"] for _ in range(2)]
found["once"] = games[0] == games[1]
found["listed"] = len(list(every(client.list_games, mine=True, limit=1)))
found["gone"] = client.cancel_game(games[0])
print(json.dumps(found))
`;
    const found = await runPython(program, service.url, accessToken, table.id);
    expect(found).toEqual({
      refusal: [422, 'illegal-decision', expect.stringContaining('.')],
      stranger: [401, 'unauthenticated'],
      unchanged: true,
      picture: '89504e47',
      svg: '<svg',
      once: true,
      listed: 2,
      gone: null,
    });
  });

  test('acts for people of a chat, whatever they are called there', async () => {
    const { auth } = await makeApplication(service);
    const program = `${imports}
client = Client(sys.argv[1], sys.argv[2])
name = "Zoë/#1"
client.put_external_player("irc", name, {"displayName": name})
print(json.dumps(client.acting_for("irc", name).read_me()["displayName"]))
`;
    const token = auth.authorization.replace('Bearer ', '');
    expect(await runPython(program, service.url, token)).toBe('Zoë/#1');
  });

  test('reads lines as they come, and sends forms', async () => {
    const table = await startTable(service);
    const [player] = table.players as [TestPlayer];
    await player.post(`/v1/games/${table.id}/resign`).expect(201);
    service.pass(120_000); // games of the last minute are not among them yet
    const { auth } = await makeToken(service, player);
    const program = `${imports}
client = Client(sys.argv[1], sys.argv[2])
records = [line["game"]["id"] for line in client.export_records()]
try:
    client.issue_app_tokens({"grant_type": "refresh_token", "client_id": "https://app.example", "refresh_token": "x"})
except Refused as refusal:
    print(json.dumps({"records": records, "refused": refusal.kind}))
`;
    const found = await runPython(program, service.url, auth.authorization.replace('Bearer ', ''));
    expect(found.records).toContain(table.id);
    expect(found.refused).toBe('invalid_grant');
  });

  test('waits when it is told to, and goes on after the last event', async () => {
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
print(json.dumps([[received.id, received.event] for received in itertools.islice(events, 3)]))
`;
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await runPython(program, url)).toEqual([
      ['1-1', { type: 'connected', data: {} }],
      ['1-2', { type: 'player.left', data: { a: 1 } }],
      [null, { type: 'player.left', data: { a: 2 } }],
    ]);
    expect(asked).toEqual([undefined, undefined, '1-2']);
  });

  test('says who asks to the service alone, not to where an answer leads', async () => {
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
