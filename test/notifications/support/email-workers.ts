import { afterAll, beforeAll } from 'vitest';
import { startWork, type Work } from '../../../src/work/start.ts';
import type { TestApp } from '../../support/app.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** Runs workers that send emails, for the duration of the test file. Returns the receiving mailbox. */
export function useEmailWorkers(service: TestApp): () => Mailbox {
  let mailbox: Mailbox | undefined;
  let workers: Work | undefined;
  beforeAll(async () => {
    mailbox = await openMailbox();
    const deps = { ...service.deps, config: { ...service.deps.config, smtpUrl: mailbox.url } };
    workers = await startWork(deps);
  });
  afterAll(async () => {
    await workers?.stop();
    await mailbox?.close();
  });
  return () => {
    if (mailbox === undefined) throw new Error('The mailbox exists from beforeAll on.');
    return mailbox;
  };
}
