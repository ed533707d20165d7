import type { Deps } from '../../../../platform/deps.ts';
import { gauge } from '../../../../platform/metrics.ts';
import type { EmailRefused } from './email-refused.ts';

/** Number of consecutive refused recipients after which the server counts as failing. */
const refusedInARow = 3;

/** Tracks whether a mail server accepts emails, based on past attempts. */
export interface MailServerHealth {
  isFailing(): boolean;
  noteSent(): void;
  noteRefused(error: EmailRefused): void;
}

/** Tracks the health of a mail server for the metrics, and logs changes. */
export function mailServerHealth(deps: Pick<Deps, 'metrics' | 'log'>): MailServerHealth {
  const up = gauge(deps, {
    name: 'smtp_up',
    help: 'Whether the mail server took the latest emails',
    labelNames: [],
  });
  let refused = 0;
  let isFailing = false;
  up.set(1);
  return {
    isFailing: () => isFailing,
    noteSent: () => {
      refused = 0;
      if (!isFailing) return;
      isFailing = false;
      up.set(1);
      deps.log.info('the mail server takes emails again');
    },
    noteRefused: ({ isAboutRecipient, status, code, command, message }) => {
      refused += 1;
      if (isFailing || (isAboutRecipient && refused < refusedInARow)) return;
      isFailing = true;
      up.set(0);
      // Other messages may contain a recipient's address.
      const reason = command === 'CONN' ? message : undefined;
      deps.log.warn(
        { status, code, command, reason },
        'the mail server takes no emails; they will be tried again',
      );
    },
  };
}
