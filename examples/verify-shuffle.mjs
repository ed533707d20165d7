// Checks that the bag of a finished game was fixed before its first move, without any code of the server:
//   node examples/verify-shuffle.mjs http://localhost:3000/v1/games/ID [COMMITMENT]
// COMMITMENT is what you kept from .../fairness at the start; without it the one published now is taken.
import { createCipheriv, createHash } from 'node:crypto';

const [game, kept] = process.argv.slice(2);
if (game === undefined) throw new Error('usage: node examples/verify-shuffle.mjs GAME_URL [COMMITMENT]');
const token = process.env.TOKEN; // only for private games
const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };

async function read(part) {
  const answer = await fetch(`${game}/${part}`, { headers });
  if (!answer.ok) throw new Error(`${part}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The 32-bit words of the ChaCha20 key stream (RFC 8439). */
function* words(seed, pile) {
  const counterAndNonce = Buffer.alloc(16);
  counterAndNonce.writeUInt32LE(pile, 4);
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), counterAndNonce);
  for (;;) yield cipher.update(Buffer.alloc(4)).readUInt32LE();
}

function shuffle(tiles, seed, pile) {
  const stream = words(seed, pile);
  const shuffled = [...tiles];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const limit = last + 1;
    let word = stream.next().value;
    while (word >= 2 ** 32 - (2 ** 32 % limit)) word = stream.next().value;
    const other = word % limit;
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

const { scenario, commitment, seed, piles } = await read('fairness');
if (scenario) throw new Error('a scenario: its draws were given, nothing was shuffled');
if (seed === null) throw new Error('the game is not over: its seed is still secret');
const isCommitted = createHash('sha256').update(seed).digest('hex') === (kept ?? commitment);
const draws = piles.flatMap(({ tiles, shuffled }) =>
  shuffled === null ? tiles : shuffle(tiles, seed, shuffled),
);
const { draws: played } = await read('record');
const isSame = JSON.stringify(draws) === JSON.stringify(played);
console.log(`the seed is the one committed to: ${isCommitted ? 'yes' : 'NO'}`);
console.log(`the seed gives the draws that were played: ${isSame ? 'yes' : 'NO'}`);
process.exitCode = isCommitted && isSame ? 0 : 1;
