import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { type ApiDescription, withSamples } from '../../../web/reference/samples.ts';

const description = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as ApiDescription;
const { paths = {} } = withSamples(description, 'https://play.example');

interface Sampled {
  readonly operationId: string;
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[];
}

const operations = Object.values(paths).flatMap(
  (item) => Object.values(item ?? {}) as unknown as readonly Sampled[],
);
const sampleOf = (id: string) =>
  operations.find(({ operationId }) => operationId === id)?.['x-codeSamples']?.[0]?.source;

test('every operation has a compiling TypeScript sample with its path filled in', () => {
  expect(operations.length).toBeGreaterThan(100);
  for (const { operationId, 'x-codeSamples': [sample] = [] } of operations) {
    expect(sample?.label, operationId).toBe('TypeScript');
    expect(sample?.source, operationId).toMatch(
      /^const answer = await fetch\('https:\/\/play\.example\/[^{}']*'/,
    );
    expect(
      () => transformSync(sample?.source ?? '', { loader: 'ts', format: 'esm' }),
      operationId,
    ).not.toThrow();
  }
});

test('a sample sends a body and a token only where needed', () => {
  expect(sampleOf('getGuestOffer')).toBe(
    "const answer = await fetch('https://play.example/v1/guests');\nconst result = await answer.json();",
  );
  const decide = sampleOf('submitMove');
  expect(decide).toContain("method: 'POST',");
  expect(decide).toMatch(
    /headers: \{ authorization: `Bearer \$\{token\}`, 'content-type': 'application\/json' \},/,
  );
  expect(decide).toMatch(/body: JSON\.stringify\(\{\s+"type": "tile",/);
  expect(sampleOf('listOptions')).not.toContain('body:');
});
