import { expect, test } from 'vitest';
import { answerText } from '../../src/chat/answer.ts';
import { type Command, noArguments } from '../../src/chat/command.ts';
import { COMMANDS } from '../../src/chat/commands/index.ts';
import { parseCommand } from '../../src/chat/parse.ts';
import { done } from '../../src/chat/reply.ts';
import { playing } from '../../src/chat/which-game.ts';
import { inEachLanguage } from '../../src/texts/index.ts';
import { useApp } from '../support/app.ts';
import { startTable } from '../support/table.ts';
import { speakItalian } from './support/talk.ts';

const service = useApp();

/** A command outside the product: it greets the table. */
const wave: Command<undefined> = {
  name: 'wave',
  texts: {
    ...inEachLanguage(() => ({ words: ['wave', 'greet'], help: 'wave: greets the table.' }) as const),
    it: { words: ['saluta'], help: 'saluta: saluta il tavolo.' },
  },
  among: playing,
  read: noArguments,
  run: async ({ language }, game) =>
    done([language === 'it' ? `Ciao, ${game.name}!` : `Hello, ${game.name}!`], { game }),
};

/** A command consists of a file and a line in the list. */
const commands = [...COMMANDS, wave];

test('a command added in one file and one line is understood, run and explained in every language', async () => {
  const table = await startTable(service, 2, { name: 'Sunday' });
  const [player] = table.players;
  if (player === undefined) throw new Error('Nobody is at the table.');
  const answers = async (text: string) => {
    const sent = { text, playerId: player.id, game: undefined, version: undefined, key: undefined };
    const { reply } = await answerText(service.deps, sent, commands);
    return reply.lines.join('\n');
  };
  expect(await answers('/WAVE')).toBe('Hello, Sunday!');
  expect(await answers('help saluta')).toBe('wave: greets the table.');
  expect(await answers('wvae')).toContain('Did you mean "wave"?');
  await speakItalian(service, player);
  expect(await answers('saluta')).toBe('Ciao, Sunday!');
  expect(await answers('aiuto wave')).toBe('saluta: saluta il tavolo.');
});

test('without its line the command does not exist', () => {
  expect(parseCommand('wave').call).toMatchObject({ unclear: 'wave' });
});
