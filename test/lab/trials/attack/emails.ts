import { randomUUID } from 'node:crypto';
import type { SentEmail } from './post.ts';
import { type Attack, atOnce, byPost, type Person, type PostTarget, playWithRobot } from './target.ts';

/** A player by email, and the service's address for replies to one game. */
interface Correspondent extends Person {
  readonly game: string;
  readonly replyTo: string;
}

/** Creates an account, confirms its address, and starts a game with an email from the service. */
async function makeCorrespondent(target: PostTarget): Promise<Correspondent> {
  const person = await target.signUp();
  const asked = await target.post.received(person.email, ({ text }) => text.includes('/verify/'));
  const [, token] = /\/verify\/([\w.-]+)/.exec(asked.text) ?? [];
  await target.send('POST', '/v1/verifications', { body: { token } });
  const game = await playWithRobot(target, person);
  await game.move();
  const turn = await target.post.received(person.email, ({ headers }) => headers['reply-to'] !== undefined);
  return { ...person, game: game.id, replyTo: turn.headers['reply-to'] ?? '' };
}

/** Returns an email with this author and text. */
function written(author: string, to: string, text: string, from: string): SentEmail {
  const fields = [`From: ${author}`, `To: ${to}`, `Message-ID: <${randomUUID()}@example.org>`, 'Subject: Re'];
  return { from, to, raw: `${fields.join('\r\n')}\r\n\r\n${text}\r\n` };
}

const honest = ({ email, replyTo }: Correspondent, text: string) =>
  written(`<${email}>`, replyTo, text, email);

/**
 * An email from the attacker's domain, which vouches for it, in whose author one program reads the victim and another one the
 * attacker. The attacker has the reply address, such as from an email that the victim forwarded.
 */
const forgery = (name: string, authors: (victim: string, attacker: string) => string): Attack =>
  byPost(`a forged email in another player's name, by ${name}`, async (target) => {
    const victim = await makeCorrespondent(target);
    const { email, replyTo, game, auth } = victim;
    const attacker = 'stranger@evil.example';
    const taken = await target.post.send(honest(victim, 'say these words are mine'));
    const forged = written(authors(email, attacker), replyTo, 'say these words are forged', attacker);
    await target.post.send(forged);
    const { text } = await target.send('GET', `/v1/games/${game}/messages`, { headers: auth });
    if (!text.includes('are mine')) throw new Error(`an honest email was answered with ${taken}`);
    const isForged = text.includes('are forged');
    return { held: !isForged, seen: isForged ? 'it was carried out' : 'it was not carried out' };
  });

const blanks = ' '.repeat(10_000);
const encoded = (address: string) => `=?utf-8?b?${Buffer.from(`<${address}>`).toString('base64')}?=`;
const connections = 50;
/** Emails that take long to parse: the maximum number of lines, all looking like quotations. */
const heavyText = '> aaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(18_000);
const heavyEmails = 8;
/** The one that is parsed already, and what a busy machine adds. */
const maxWaited = 3;

/** Attacks by incoming email. */
export const emails: readonly Attack[] = [
  forgery('a group and blanks', (victim, attacker) => `x:<${victim}>;${blanks}, <${attacker}>`),
  forgery('an encoded word', (victim, attacker) => `${encoded(victim)}${blanks}, <${attacker}>`),
  byPost('fifty connections to the email server that say nothing', async (target) => {
    const { post } = target;
    const person = await makeCorrespondent(target);
    const silent = await atOnce(connections, () => post.connect());
    const code = await post.send(honest(person, 'score'));
    for (const connection of silent) connection.end();
    return { held: code === 250, seen: `another player's email was answered with ${code}` };
  }),
  byPost('emails that take long to parse', async (target) => {
    const { post } = target;
    const [attacker, other] = [await makeCorrespondent(target), await makeCorrespondent(target)];
    const timed = async (person: Correspondent, text: string) => {
      const begin = performance.now();
      const code = await post.send(honest(person, text));
      return { code, took: Math.round(performance.now() - begin) };
    };
    await timed(other, 'score');
    const [before, alone] = [await timed(other, 'score'), await timed(attacker, heavyText)];
    const flood = atOnce(heavyEmails, () => timed(attacker, heavyText));
    const during = await timed(other, 'score');
    const taken = (await flood).filter(({ code }) => code === 250).length;
    const held = during.code === 250 && during.took < before.took + maxWaited * alone.took;
    const seen =
      `${taken} of ${heavyEmails} were taken, each in ${alone.took} ms; another player's was answered with ${during.code} ` +
      `in ${during.took} ms, before in ${before.took} ms`;
    return { held, seen };
  }),
];
