import { type ParseArgsConfig, parseArgs } from 'node:util';
import { projectVersion } from '../helpers/project-root.ts';
import { THEME_NAMES } from '../render/theme.ts';
import { LANGUAGES, languageFor } from '../texts/index.ts';
import { RECORD_FORMS, RecordCommandError } from './record/files.ts';

const usage = `Records of games (carcassonne-record/1), as JSON or in the text notation of docs/records.md, and the
games that JCloisterZone 5 saves (.jcz). FILE may be - for the standard input.

  carcassonne-record validate FILE             whether every decision is legal and gives the points as recorded
  carcassonne-record replay FILE               move by move: the decision, what happened, the points
      --json                                   all of it as one JSON document
      --language ${LANGUAGES.join('|')}
  carcassonne-record board FILE                the board as text
      --move N                                 after N decisions instead of all
      --png OUT, --svg OUT                     as a picture; --width PIXELS, --theme ${THEME_NAMES.join('|')}
  carcassonne-record convert FILE              JSON becomes text, text and .jcz become JSON
      --to ${RECORD_FORMS.join('|')}, -o OUT

  carcassonne-record --version                 the version of this program

Status 0: fine; 1: something is wrong with the record; 2: with the call or a file.
`;

type Values = Readonly<Record<string, string | boolean | undefined>>;

interface Command {
  readonly options: NonNullable<ParseArgsConfig['options']>;
  run(file: string, values: Values): Promise<void>;
}

const text = { type: 'string' } as const;

/** The commands. Their modules are loaded on demand, because most calls draw no picture. */
const commands: Readonly<Record<string, Command>> = {
  validate: {
    options: {},
    run: async (file) => (await import('./record/validate.ts')).validate(file),
  },
  replay: {
    options: { json: { type: 'boolean' }, language: text },
    run: async (file, { json, language = 'en' }) =>
      (await import('./record/replay.ts')).replay(file, {
        asJson: json === true,
        language: languageFor(oneOf('--language', language, LANGUAGES)),
      }),
  },
  board: {
    options: { move: text, png: text, svg: text, width: text, theme: text },
    run: async (file, { move, png, svg, width = '1000', theme = 'light' }) =>
      (await import('./record/board.ts')).board(file, {
        move: move === undefined ? undefined : wholeNumber('--move', move, 0, 5000),
        png: png?.toString(),
        svg: svg?.toString(),
        width: wholeNumber('--width', width, 100, 4000),
        theme: oneOf('--theme', theme, THEME_NAMES),
      }),
  },
  convert: {
    options: { to: text, out: { ...text, short: 'o' } },
    run: async (file, { to, out }) =>
      (await import('./record/convert.ts')).convert(file, {
        to: to === undefined ? undefined : oneOf('--to', to, RECORD_FORMS),
        out: out?.toString(),
      }),
  },
};

/** Runs `carcassonne-record ARGUMENTS`: prints the result or the errors, and sets the exit status. */
export async function main([name, ...rest]: readonly string[]): Promise<void> {
  process.stdout.on('error', endQuietly);
  try {
    if (name === undefined) throw new RecordCommandError(usage, 2);
    if (name === 'help' || name === '--help' || rest.includes('--help')) console.log(usage);
    else if (name === '--version') console.log(projectVersion());
    else await runCommand(name, rest);
  } catch (error) {
    if (!(error instanceof RecordCommandError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}

async function runCommand(name: string, rest: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new RecordCommandError(`There is no command ${name}.\n\n${usage}`, 2);
  const { values, positionals } = argumentsFor(command, rest);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new RecordCommandError(`${name} takes one FILE; see carcassonne-record --help`, 2);
  await command.run(file, values as Values);
}

function argumentsFor({ options }: Command, args: string[]) {
  try {
    return parseArgs({ args: joined(args), options, allowPositionals: true });
  } catch (error) {
    throw new RecordCommandError((error as Error).message, 2);
  }
}

/**
 * Joins an option and a negative number, which would otherwise be taken for another option, so that the number's range is
 * checked.
 */
function joined(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (isNegative(args[index + 1]) && arg.startsWith('--')) return [`${arg}=${args[index + 1]}`];
    return isNegative(arg) && args[index - 1]?.startsWith('--') ? [] : [arg];
  });
}

const isNegative = (text = '') => /^-\d/.test(text);

function wholeNumber(name: string, value: string | boolean, min: number, max: number): number {
  const number = /^\d+$/.test(String(value)) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new RecordCommandError(`${name} takes a number from ${min} to ${max}, not ${value}`, 2);
}

function oneOf<Choice extends string>(
  name: string,
  value: string | boolean,
  choices: readonly Choice[],
): Choice {
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new RecordCommandError(`${name} takes ${choices.join(' or ')}, not ${value}`, 2);
}

/** Exits quietly when the reader of the output stops early (`| head`). */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}
