import { beforeAll, describe, expect, test } from 'vitest';
import { expectTypesOf, hasPackages } from './support/bot-packages.ts';

type DiscordBot = typeof import('../../examples/discord-bot/bot.ts');

describe.skipIf(!hasPackages('discord-bot'))('the Discord bot', () => {
  let bot: DiscordBot;

  beforeAll(async () => {
    bot = await import('../../examples/discord-bot/bot.ts');
  });

  const json = (posted: Parameters<DiscordBot['messageFor']>[0]) => {
    const { components, ...rest } = bot.messageFor(posted);
    return { ...rest, components: components.map((component) => component.toJSON()) };
  };
  const id = '01a1fbed-8c19-7000-89e8-e6f74c86d478';

  test('converts a bot message to Discord: text, a picture with alternative text, buttons', () => {
    const choices = Array.from({ length: 7 }, (_, index) => ({
      label: `${index}a`,
      data: `${id} 12 ${index}a`,
    }));
    const posted = {
      text: 'Your turn',
      picture: 'https://x.example/board.png',
      alternative: 'A board',
      choices,
    };
    const message = json({ ...posted, mention: { id: '99', name: 'Anna' } });
    expect(message.components).toMatchObject([
      { type: 10, content: '<@99> Your turn' },
      { type: 12, items: [{ media: { url: posted.picture }, description: 'A board' }] },
      { type: 1, components: Array.from({ length: 5 }, () => ({ type: 2 })) },
      { type: 1, components: [{ label: '5a' }, { label: '6a', custom_id: `${id} 12 6a` }] },
    ]);
  });

  test('mentions only the player to move, and escapes markup', () => {
    const message = json({ text: '@everyone <@1> **loud** says Mallory' });
    expect(message.allowedMentions).toEqual({ users: [], parse: [] });
    expect(message.components).toMatchObject([{ content: '@everyone <@1> \\*\\*loud\\*\\* says Mallory' }]);
    expect(json({ text: 'x', mention: { id: '99', name: 'Anna' } }).allowedMentions.users).toEqual(['99']);
  });

  test('fits long and drawn content', () => {
    const [text] = json({ text: '#'.repeat(5000), isDrawn: true }).components as { content: string }[];
    expect(text?.content.length).toBeLessThanOrEqual(4000);
    expect(text?.content).toMatch(/^```\n#+\n```$/);
  });

  test('registers a command that Discord accepts', () => {
    expect(bot.command.toJSON()).toMatchObject({ name: 'carcassonne', options: [{ name: 'say', type: 3 }] });
  });

  test('compiles, with these tests', () => expectTypesOf('discord-bot'));
});
