import { type Command, commandTexts } from '../command.ts';
import { plainWords } from '../plain.ts';
import { type Asker, done, type Reply } from '../reply.ts';

/** `help`: the overview, or more about a command. */
export const help: Command<Command | undefined> = {
  name: 'help',
  texts: commandTexts('help'),
  mayHoldIds: true,
  read: (input, { commands }) => {
    const words = plainWords(input);
    return commands.find(({ texts }) => Object.values(texts).some((text) => text.words.includes(words)));
  },
  run: async (asker, _here, about) =>
    about === undefined ? overview(asker) : done(about.texts[asker.language].help.split('\n')),
};

/** Replies with a short overview of the commands. */
export const overview = ({ texts }: Asker): Reply => done(texts.overview.split('\n'));
