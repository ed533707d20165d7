import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';

const service = useApp({ publicUrl: 'https://carcassonne.example' });

test('security.txt says where to report vulnerabilities, for less than a year (RFC 9116)', async () => {
  const { text, headers } = await service.http.get('/.well-known/security.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ')),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@carcassonne.example',
    Canonical: 'https://carcassonne.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
