import { expect, test } from 'vitest';
import { commandIn } from '../../src/inbound-email/command.ts';
import { parseEmail } from '../../src/inbound-email/parse.ts';
import { attributions, headerBlocks } from './support/attributions.ts';

const replies: readonly string[] = [
  '7b.2',
  'invite carla@example.org',
  'say well played @bruno',
  'say I will be back at 05:13',
  'say see you in 2027',
  'say I leave on 2 Nov 2026 at 10:03',
  'say that was a long road, and I had not seen at all that it would close\nso soon: back at 05:13 in 2027, ask carla@example.org or @bruno',
  'say well played @bruno\nback on 2 Nov 2026',
  '7b.2\nThank you!',
];
const inFlowed = [...replies.slice(0, 2), ...replies.map((reply) => reply.replaceAll(/$/gm, ' '))];
const quotation = 'Hi \nresign yes\nBye';
const marked = quotation.replaceAll(/^/gm, '> ');

type Layout = (reply: string, above: string) => string;
const layouts: Readonly<Record<string, Layout>> = {
  above: (reply, attribution) => `${reply}\n\n${attribution}\n\n${marked}`,
  'tight above': (reply, attribution) => `${reply}\n${attribution}\n${marked}`,
  below: (reply, attribution) => `${attribution}\n${marked}\n\n${reply}`,
  'tight below': (reply, attribution) => `${attribution}\n${marked}\n${reply}`,
};

/** The command in a reply: the whole of a message, otherwise the first line, which a soft break continues. */
const commandOf = (reply: string, isFlowed = false): string =>
  reply.startsWith('say') || (isFlowed && reply.includes(' \n'))
    ? reply.replace(/ ?\n/g, ' ').trim()
    : (reply.split('\n')[0] ?? '').trim();

async function read(text: string, parameters = ''): Promise<string | undefined> {
  const head = `From: a@example.org\nContent-Type: text/plain; charset=utf-8${parameters}\n\n`;
  return commandIn(await parseEmail(Buffer.from(`${head}${text}\n`)));
}

/** Returns each misread text, with its interpretation. */
async function misread(
  cases: readonly { text: string; command: string | undefined; mayAsk?: boolean }[],
  parameters = '',
) {
  const wrong: { text: string; got: string | undefined }[] = [];
  for (const { text, command, mayAsk = false } of cases) {
    const got = await read(text, parameters);
    if (got !== command && !(mayAsk && got === undefined)) wrong.push({ text, got });
  }
  return wrong;
}

test.each(attributions())('a reply around $text is read', async ({ text: attribution, isVague }) => {
  const cases = Object.entries(layouts).flatMap(([layout, build]) =>
    replies.map((reply) => ({
      text: build(reply, attribution),
      command: commandOf(reply),
      mayAsk: isVague && layout === 'tight above',
    })),
  );
  expect(await misread(cases)).toEqual([]);
});

const flowable = attributions().filter(({ isHardBroken }) => !isHardBroken);
test.each(flowable)('a flowed reply around $text is read', async ({ text: attribution, isVague }) => {
  const cases = Object.entries(layouts).flatMap(([layout, build]) =>
    inFlowed.map((reply) => ({
      text: build(reply, attribution),
      command: commandOf(reply, true),
      mayAsk: isVague && layout === 'tight above',
    })),
  );
  expect(await misread(cases, '; format=flowed')).toEqual([]);
});

test.each(headerBlocks)(
  'a reply above an unmarked quotation is read, but not below it: %s',
  async (block) => {
    const cases = replies.flatMap((reply) => [
      { text: `${reply}\n\n${block}\n\n${quotation}`, command: commandOf(reply) },
      { text: `${reply}\n${block}\n\n${quotation}`, command: commandOf(reply) },
      { text: `${block}\n\n${quotation}\n${reply}`, command: undefined },
      { text: `${block}\n\n${quotation}\n\n${reply}`, command: undefined },
    ]);
    expect(await misread(cases)).toEqual([]);
  },
);

test('an unmarked quotation is not read, and a message without a gap above it asks for confirmation', async () => {
  const cases = attributions().flatMap(({ text }) =>
    replies.slice(0, 4).flatMap((reply) => [
      { text: `${reply}\n\n${text}\n\n${quotation}`, command: commandOf(reply) },
      {
        text: `${reply}\n${text}\n${quotation}`,
        command: reply.startsWith('say') ? undefined : commandOf(reply),
      },
      { text: `${text}\n${quotation}\n${reply}`, command: undefined },
      { text: `${text}\n\n${quotation}\n\n${reply}`, command: undefined },
    ]),
  );
  expect(await misread(cases)).toEqual([]);
});

const long = 'You get this email because you play Carcassonne by mail, and because you';
const wrote = 'On 23 Nov 2026, at 09:12, Carcassonne wrote:';

test.each([
  ['a quoted line that lost the mark of its rest', `${wrote}\n> ${long}\nresign yes\n> Bye`, undefined],
  ['a reply below such a line', `${wrote}\n> ${long}\nresign yes\n> Bye\n\n7b.2`, undefined],
  ['a reply above such a line', `7b.2\n\n${wrote}\n> ${long}\nresign yes\n> Bye`, '7b.2'],
  ['a message that ends like an attribution', 'say see you at\n2 Nov 2026 10:03:', undefined],
  [
    'a message with such a line above the quotation',
    `say this:\non 2 Nov 2026 at 10:03:\n\n${wrote}\n${marked}`,
    undefined,
  ],
  ['a message with a line like a header field', 'say greetings\nFrom: all of us', undefined],
  ['a message with a line like an advertisement', 'say hello\nGet a phone, and this app', undefined],
  [
    'a message above a signature',
    `say hello\nBest regards\n-- \nMira\n\n${wrote}\n${marked}`,
    'say hello Best regards',
  ],
  [
    'an attribution in an unknown language',
    `7b.2\nXo 23.11.2026 09:12 Carcassonne <a@b.example> xyz:\n${marked}`,
    '7b.2',
  ],
  ['only a quotation', `${wrote}\n${marked}`, undefined],
])('%s', async (_name, text, command) => {
  expect(await read(text)).toBe(command);
});

test.each([
  ['a soft break ends where the quote depth changes', '> > Hi \n> resign yes \n7b.2', '', '7b.2'],
  ['the delimiter of a signature has no soft break', '7b.2\n-- \nMira', '', '7b.2'],
  ['a line with a stuffed space is not quoted', ' > what a move', '', '> what a move'],
  ['a soft break joins lines of one depth', 'options \n7b', '', 'options 7b'],
  [
    'DelSp removes the space of a soft break',
    'say 素晴らしい \n一手でした',
    '; delsp=yes',
    'say 素晴らしい一手でした',
  ],
  ['DelSp keeps the other of two spaces', 'say well  \nplayed', '; delsp=yes', 'say well played'],
])('format=flowed (RFC 3676): %s', async (_name, text, parameters, command) => {
  expect(await read(text, `; format="flowed"${parameters}`)).toBe(command);
  expect(await read(text, `;\n Format=Flowed${parameters}`)).toBe(command);
});
