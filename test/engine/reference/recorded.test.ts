/** The reference against the recorded games: what it says about a game is what was recorded. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, test } from 'vitest';
import { someOf } from '../../support/depth.ts';
import { playRecorded, type RecordedGame } from './recorded.ts';

for (const name of ['sample', 'options']) {
  const file = new URL(`../vectors/${name}.jsonl.gz`, import.meta.url);
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
  describe(`the reference plays ${name}.jsonl`, () => {
    for (const recorded of someOf(lines).map((line) => JSON.parse(line) as RecordedGame)) {
      test(recorded.id, () => playRecorded(recorded));
    }
  });
}
