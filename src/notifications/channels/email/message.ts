import type { SendMailOptions } from 'nodemailer';
import type { Email } from './email.ts';
import { htmlOf } from './html.ts';
import { textOf } from './text.ts';
import { withoutLinks } from './without-links.ts';

/** The message that is sent: plain text, HTML with the picture inline, and the headers of automatic emails. */
export function messageFor(email: Email): SendMailOptions {
  const { picture, unsubscribe, root, messageId } = email;
  const isRoot = root === messageId;
  return {
    to: email.to,
    subject: withoutLinks(email.subject.replace(/\s+/g, ' ').slice(0, 180)),
    messageId,
    ...(root !== undefined && !isRoot && { inReplyTo: root, references: root }),
    text: textOf(email),
    html: htmlOf(email),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': email.language,
      // Prepared: folding would break signatures (DKIM must cover both headers, RFC 8058).
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.link}>` },
        'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
      }),
    },
    ...(picture && {
      attachments: [
        {
          filename: 'board.png',
          cid: 'board',
          content: Buffer.from(picture.png),
          contentType: 'image/png',
          contentDisposition: 'inline',
        },
      ],
    }),
  };
}
