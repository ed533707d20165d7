import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES, textsIn } from '../../src/texts/index.ts';
import { loadTexts, LANGUAGES as ofThePage } from '../../web/i18n/languages.ts';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { emailTo } from '../notifications/support/mailbox.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress } from '../support/players.ts';
import { decide, optionsOf, startTable } from '../support/table.ts';
import { describeInBrowser, phone, useBrowser } from './browser.ts';
import { keepPicture } from './keep-picture.ts';
import { faultsOfLayout } from './layout.ts';
import { openAs } from './player.ts';

test('the page offers the languages of the service', () => {
  expect(ofThePage.map(({ id }) => id).sort()).toEqual([...LANGUAGES].sort());
});

describeInBrowser('the reader’s language', () => {
  const service = useApp();
  const mailbox = useEmailWorkers(service);
  const browser = useBrowser();

  async function look(page: Page, name: string): Promise<void> {
    await keepPicture(page, name);
    expect(await faultsOfLayout(page), name).toEqual([]);
  }

  test.each(LANGUAGES)('on the page, on a phone: %s', { timeout: 120_000 }, async (language) => {
    const [texts, said] = [await loadTexts(language), textsIn(language)];
    const page = await browser.open({ ...phone, locale: language }, service.url);
    await page.getByRole('button', { name: texts.guests.playNow }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe(language);
    await look(page, `${language}-front`);
    await page.goto(`${service.url}/learn/road`);
    await page.locator('.picture.drawn').waitFor();
    await page.getByText(said.lessons.lessons.road.steps.claim.task).waitFor();
    await look(page, `${language}-lesson`);

    const table = await startTable(service, 2, {
      rules: { expansions: ['abbey-and-mayor', 'traders-and-builders', 'count'] },
    });
    const [player] = table.players;
    await openAs(page, service, player!, `/games/${table.id}`);
    await page.locator('.picture.drawn').waitFor();
    await page.getByText(texts.turn.yours, { exact: true }).first().waitFor();
    await look(page, `${language}-table`);
    for (const path of ['/', '/new', '/settings', '/settings/security', '/settings/programs']) {
      await page.goto(service.url + path);
      await page.locator('main form, main section, main .game-card').first().waitFor();
      await look(page, `${language}${path.replaceAll('/', '-')}`);
    }
  });

  test.each(LANGUAGES)('by email and in a chat: %s', async (language) => {
    const { email, game, commands, chat } = textsIn(language);
    const table = await startTable(service, 2, { name: 'Post' });
    const [first, second] = table.players;
    await second!.patch('/v1/me', { locale: language }).expect(200);
    await confirmAddress(service, second!);
    const [option] = await optionsOf(service, table, first!);
    await decide(service, table, first!, option.decision).expect(201);
    const thread = email.frame.turnThread('Post');
    const { text, headers } = await emailTo(mailbox(), second!.email, new RegExp(`^${thread}`));
    expect(headers['subject']).toBe(thread);
    expect(text).toContain(game.lays(''));
    const say = (words: string) => second!.post('/v1/commands', { text: words }).expect(200);
    expect((await say(commands.help.words[0])).body.text).toBe(chat.overview);
    const { body } = await say(commands.turn.words[0]);
    expect(body.text).toContain(game.phase('place').question);
  });
});
