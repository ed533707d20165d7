import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen, type TestListener } from './support/listener.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const reconnections = 50;
const writers = 4;

const textsOf = ({ received }: TestListener): string[] =>
  received.filter(({ event }) => event === 'message.posted').map(({ data }) => data.text);

test.each(['game', 'player'])(
  `a listener to a %s that reconnects ${reconnections} times under load gets every event once and in order`,
  async (followed) => {
    const table = await startTable(service, 2);
    const [reader, author] = table.players as [(typeof table.players)[0], (typeof table.players)[0]];
    const url =
      followed === 'game' ? `${service.url}/v1/games/${table.id}/events` : `${service.url}/v1/me/events`;
    const posted: string[] = [];
    let isOver = false;
    const write = async (writer: number) => {
      for (let number = 0; !isOver; number += 1) {
        const text = `${writer} ${number}`;
        await service.http.post(`/v1/games/${table.id}/messages`).set(author.auth).send({ text }).expect(201);
        posted.push(text);
      }
    };
    const all: string[] = [];
    let listener = await listen(url, reader);
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    for (let count = 1; count <= reconnections; count += 1) {
      const enough = count % 3;
      await vi.waitFor(() => expect(textsOf(listener).length).toBeGreaterThanOrEqual(enough), waiting);
      listener.close();
      all.push(...textsOf(listener));
      listener = await listen(url, reader, listener.lastId());
    }
    isOver = true;
    await writing;
    const received = () => [...all, ...textsOf(listener)];
    await vi.waitFor(() => expect(received().length).toBeGreaterThanOrEqual(posted.length), waiting);
    expect(received().toSorted()).toEqual(posted.toSorted());
    for (let writer = 0; writer < writers; writer += 1) {
      const mine = received().filter((text) => text.startsWith(`${writer} `));
      expect(mine).toEqual(mine.map((_, number) => `${writer} ${number}`));
    }
  },
  60_000,
);
