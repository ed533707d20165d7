import { parseArgs } from 'node:util';
import { EDITIONS, type Edition, EXPANSIONS, type ExpansionId } from '../../engine/index.ts';
import { ROBOT_LEVELS, type RobotLevel } from '../../robots/index.ts';
import type { Environment } from '../../settings/config.ts';
import { LANGUAGES, type Language, languageFor, type UsageChoices } from '../../texts/index.ts';
import { type PictureKind, pictureKindFor } from './inline-picture.ts';

/** The arguments of `npm run play`. */
export interface PlayRequest {
  readonly isHelp: boolean;
  /** Undefined to use any available service. */
  readonly server: string | undefined;
  /** Undefined to play as a guest. */
  readonly token: string | undefined;
  /** A game to continue; undefined for a new one. */
  readonly game: string | undefined;
  /** True to continue the game that a guest has left. */
  readonly isResumed: boolean;
  readonly levels: readonly RobotLevel[];
  readonly rules: { readonly edition: Edition; readonly expansions: ExpansionId[] };
  readonly language: Language;
  readonly picture: PictureKind;
  readonly isColoured: boolean;
}

const text = { type: 'string' } as const;
const options = {
  help: { type: 'boolean', short: 'h', default: false },
  server: text,
  token: text,
  game: text,
  resume: { type: 'boolean', default: false },
  level: { ...text, default: 'easy' },
  expansions: { ...text, default: '' },
  edition: { ...text, default: 'third' },
  picture: text,
  language: text,
} as const;

const editions = Object.keys(EDITIONS) as Edition[];

/** The values listed in the usage of `npm run play`. */
export const usageChoices: UsageChoices = {
  levels: ROBOT_LEVELS.join('|'),
  expansions: inLines(EXPANSIONS),
  editions: editions.join('|'),
  languages: LANGUAGES.join('|'),
};

/** Joins names with commas, at most three per line. Further lines are indented to the column of the first. */
function inLines(names: readonly string[]): string {
  const lines = names.flatMap((_, at) => (at % 3 === 0 ? [names.slice(at, at + 3).join(', ')] : []));
  return lines.join(`,\n${' '.repeat(29)}`);
}

/**
 * Parses the arguments of `npm run play`.
 * @throws Error for unknown arguments
 */
export function readRequest(args: readonly string[], env: Environment, isTerminal: boolean): PlayRequest {
  const { values } = parseArgs({ args: [...args], options });
  const picture = values.picture ?? pictureKindFor(env, isTerminal);
  return {
    isHelp: values.help,
    server: values.server?.replace(/\/$/, ''),
    token: values.token,
    game: values.game,
    isResumed: values.resume,
    levels: listOf(values.level, ROBOT_LEVELS),
    rules: {
      edition: oneOf(values.edition, editions),
      expansions: values.expansions === 'all' ? [...EXPANSIONS] : listOf(values.expansions, EXPANSIONS),
    },
    language:
      values.language === undefined
        ? languageFor(env['LC_ALL'] ?? env['LANG'] ?? '')
        : oneOf(values.language, LANGUAGES),
    picture: oneOf(picture, ['text', 'kitty', 'iterm']),
    isColoured: isTerminal && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb',
  };
}

function listOf<Name extends string>(given: string, known: readonly Name[]): Name[] {
  return given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => oneOf(name, known));
}

function oneOf<Name extends string>(given: string, known: readonly Name[]): Name {
  const found = known.find((name) => name === given);
  if (found === undefined) throw new Error(`"${given}" is none of ${known.join(', ')}.`);
  return found;
}
