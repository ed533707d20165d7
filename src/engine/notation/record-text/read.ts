import type { z } from 'zod';
import { placedTileSchema, scenarioSchema } from '../../setup.ts';
import { type Rules, resolveRules, rulesRequestSchema } from '../../table-rules.ts';
import { parsePlayedDecision } from '../decision.ts';
import { type GameRecord, recordSchema } from '../record.ts';
import { after, cutLines, type DecisionLine, type Tag } from './lines.ts';
import { OPTION_TAGS, type Place, RecordSyntaxError } from './syntax.ts';

/**
 * Reads the text notation of a record (docs/records.md).
 * @throws RecordSyntaxError with the place of the first thing that is wrong
 */
export function parseRecord(text: string): GameRecord {
  const { tags, decisions } = cutLines(text);
  const all = (name: string) => tags.filter((tag) => tag.name === name);
  const players = all('Player').map(({ value }) => value);
  const [format] = all('Format');
  if (format === undefined)
    throw new RecordSyntaxError('A record begins with [Format "carcassonne-record/1"].', {
      line: 1,
      column: 1,
    });
  return checked(
    recordSchema,
    {
      format: checked(recordSchema.shape.format, format.value, format),
      rules: rulesIn(tags),
      players,
      start: all('Start').map(startIn),
      draws: all('Draws').flatMap(drawsIn),
      ...returnsIn(all('Returns')[0]),
      decisions: decisions.map((line) => decisionIn(line, players)),
      ...resultIn(all('Scores')[0], all('Places')[0], players.length),
    },
    { line: 1, column: 1 },
  );
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown, place: Place): Value {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const { path = [], message = '' } = found.error.issues[0] ?? {};
  throw new RecordSyntaxError(`${[...path, message].join(': ')}.`, place);
}

/** The options that the tags name, and those of the edition for the others. */
function rulesIn(tags: readonly Tag[]): Rules {
  const named = tags.map((tag) => checked(rulesRequestSchema, ruleIn(tag), tag));
  return resolveRules(Object.assign({}, ...named));
}

function ruleIn({ name, value }: Tag): object {
  if (name === 'Edition') return { edition: value };
  if (name === 'Expansions') return { expansions: wordsOf(value) };
  const option = OPTION_TAGS.find(({ tag }) => tag === name)?.option;
  return option === undefined ? {} : { [option]: /^\d+$/.test(value) ? Number(value) : value };
}

function startIn(tag: Tag): GameRecord['start'][number] {
  const { tile, x, y, rotation } =
    /^(?<tile>\S+) (?<x>-?\d+),(?<y>-?\d+) r(?<rotation>\d+)$/.exec(tag.value)?.groups ?? {};
  if (tile === undefined) throw new RecordSyntaxError('A tile lies like this: base/D 0,0 r90', tag);
  const numbers = { x: Number(x), y: Number(y), rotation: Number(rotation) };
  return checked(placedTileSchema, { tile: tileIn(tile, tag), ...numbers }, tag);
}

function drawsIn(tag: Tag): string[] {
  return [...tag.value.matchAll(/\S+/g)].map(({ 0: tile, index }) =>
    tileIn(tile, after(tag, `"${tag.value.slice(0, index)}`)),
  );
}

function returnsIn(tag: Tag | undefined): Pick<GameRecord, 'returns'> {
  return tag === undefined ? {} : { returns: checked(recordSchema.shape.returns, tag.value, tag) };
}

function tileIn(tile: string, place: Place): string {
  const known = scenarioSchema.shape.draws.element.safeParse(tile);
  if (known.success) return known.data;
  throw new RecordSyntaxError(`There is no tile ${tile}.`, place);
}

function decisionIn(
  { who, whoAt, text, ...place }: DecisionLine,
  players: readonly string[],
): GameRecord['decisions'][number] {
  const seat = seatOf(who, whoAt, players);
  const decision = parsePlayedDecision(text);
  if (decision !== undefined) return { seat, decision };
  throw new RecordSyntaxError(`“${text}” is no decision; 3,-1 r90 meeple@road0 is one.`, place);
}

function seatOf(who: string, place: Place, players: readonly string[]): number {
  if (/^[0-5]$/.test(who)) return Number(who);
  const seat = players.indexOf(who);
  if (seat === -1) throw new RecordSyntaxError(`There is no player ${who}.`, place);
  if (seat === players.lastIndexOf(who)) return seat;
  throw new RecordSyntaxError(`Several players are called ${who}; write the number of the seat.`, place);
}

function resultIn(
  scores: Tag | undefined,
  places: Tag | undefined,
  seats: number,
): Pick<GameRecord, 'result'> {
  if (scores === undefined && places === undefined) return {};
  if (scores === undefined || places === undefined)
    throw new RecordSyntaxError('Scores and Places go together.', (scores ?? places) as Tag);
  return { result: { scores: numbersIn(scores, seats), places: numbersIn(places, seats) } };
}

function numbersIn(tag: Tag, seats: number): number[] {
  const words = wordsOf(tag.value);
  const areNumbers = words.every((word) => /^-?\d+$/.test(word));
  if (areNumbers && words.length === seats) return words.map(Number);
  throw new RecordSyntaxError(`Whole numbers go here, one for each of the ${seats} seats.`, tag);
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
