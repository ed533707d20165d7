import { describe, expect, test } from 'vitest';
import {
  addressOf,
  isAnswered,
  isNewer,
  optionsFor,
  type PushMessage,
  showsPage,
} from '../../../web/worker/notification.ts';

const game = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';
const message: PushMessage = {
  type: 'turn.started',
  title: 'Your turn',
  body: 'anna placed a tile.',
  language: 'it',
  tag: game,
  url: `https://carcassonne.example/games/${game}`,
  image: null,
  waiting: 2,
  gameId: game,
  version: 7,
  timestamp: '2026-11-22T12:00:00.000Z',
};
const icons = { icon: '/assets/icon.png', badge: '/assets/badge.png' };

describe('a notification', () => {
  test('sounds again for a turn, but not for others or while the game is visible', () => {
    expect(optionsFor(message, icons, false)).toMatchObject({ renotify: true, silent: false, lang: 'it' });
    expect(optionsFor({ ...message, type: 'decision.made' }, icons, false).renotify).toBe(false);
    expect(optionsFor(message, icons, true)).toMatchObject({ renotify: false, silent: true });
  });

  test('has a picture only if there is one', () => {
    expect(optionsFor(message, icons, false)).not.toHaveProperty('image');
    expect(optionsFor({ ...message, image: 'https://x/board.png' }, icons, false).image).toMatch(/board/);
  });

  test('is not replaced by an older one that arrives late', () => {
    const { data } = optionsFor(message, icons, false);
    expect(isNewer({ data }, { ...message, version: 6 })).toBe(true);
    expect(isNewer({ data }, { ...message, version: 8 })).toBe(false);
    expect(isNewer({ data: null }, message)).toBe(false);
  });

  test('opens the page on the worker’s origin, in the tab that shows it', () => {
    const address = addressOf(`${message.url}?invitation=x`, 'http://localhost:3000');
    expect(address).toBe(`http://localhost:3000/games/${game}?invitation=x`);
    expect(showsPage(`http://localhost:3000/games/${game}?at=3`, address)).toBe(true);
    expect(showsPage('http://localhost:3000/settings', address)).toBe(false);
  });

  test('closes for a turn once the game no longer waits, but stays for a message', () => {
    const { data } = optionsFor(message, icons, false);
    expect(isAnswered({ tag: game, data }, [])).toBe(true);
    expect(isAnswered({ tag: game, data }, [game])).toBe(false);
    expect(isAnswered({ tag: `${game} message`, data }, [])).toBe(false);
    expect(isAnswered({ tag: game, data: { ...data, isTurn: false } }, [])).toBe(false);
  });
});
