import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { automaticBecause } from '../../src/inbound-email/automatic.ts';
import { bounceIn } from '../../src/inbound-email/bounce.ts';
import { commandIn } from '../../src/inbound-email/command.ts';
import { messageOf } from '../../src/inbound-email/message.ts';
import { parseEmail } from '../../src/inbound-email/parse.ts';

const folder = 'test/inbound-email/corpus';
const files = readdirSync(folder).sort();

/** Returns the table of the README: the command by the email's name. */
function documented(): Map<string, string> {
  const rows = readFileSync('test/inbound-email/README.md', 'utf8').matchAll(/^\| `([\w-]+)` \| (.+) \|$/gm);
  return new Map([...rows].map(([, name = '', understood = '']) => [name, understood]));
}

/** Returns the service's interpretation of an email, in the README's words. */
async function understood(file: string): Promise<string> {
  const message = messageOf(await parseEmail(readFileSync(`${folder}/${file}`)));
  const bounce = bounceIn(message);
  if (bounce !== undefined) return `came back: ${bounce.isLasting ? 'no such address' : 'a passing fault'}`;
  const reason = automaticBecause(message, undefined);
  if (reason !== undefined) return `ignored: ${reason}`;
  const command = commandIn(message);
  return command === undefined ? 'nothing' : `\`${command.replace(/[\u200b\u00a0 ]+/g, ' ').trim()}\``;
}

describe('emails as common programs send them', () => {
  test('number at least forty, each with a row in the README', () => {
    expect(files.length).toBeGreaterThan(40);
    const names = files.map((file) => file.replace(/\.eml$/, ''));
    expect([...documented().keys()].sort()).toEqual(names.sort());
  });

  test.each(files)('%s is parsed as the README states', async (file) => {
    expect(documented().get(file.replace(/\.eml$/, ''))).toBe(await understood(file));
  });

  test('nearly all quote a line that resigns, and none resigns', async () => {
    const quoting = files.filter((file) => file !== 'resign.eml');
    const resigning = await Promise.all(quoting.map(understood));
    expect(resigning.filter((each) => /resign yes/.test(each))).toEqual([]);
    expect(await understood('resign.eml')).toBe('`resign yes`');
  });
});
