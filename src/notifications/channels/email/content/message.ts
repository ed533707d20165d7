import type { SendMailOptions } from 'nodemailer';
import type { Email } from '../delivery/email.ts';
import { htmlOf } from './html.ts';
import { textOf } from './text.ts';
import { withoutLinks } from './without-links.ts';

/** Returns the message to send: plain text, HTML with the picture inline, and the headers of automatic emails. */
export function messageFor(email: Email): SendMailOptions {
  const { picture, unsubscribe, follows = [], messageId, replyTo, returnTo, isAnswer } = email;
  const [root, nearest] = [follows[0], follows.at(-1)];
  return {
    to: email.to,
    subject: subjectOf(email),
    messageId,
    ...(replyTo !== undefined && { replyTo }),
    ...(returnTo !== undefined && { envelope: { from: returnTo, to: email.to } }),
    ...(root !== undefined && { inReplyTo: nearest, references: [...follows] }),
    text: textOf(email),
    html: htmlOf(email),
    headers: {
      'Auto-Submitted': isAnswer ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': email.language,
      // Marked as prepared because folding would break signatures (DKIM must cover both headers, RFC 8058).
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe.link}>` },
        'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
      }),
    },
    ...(picture && {
      attachments: [
        {
          filename: 'board.jpg',
          cid: 'board',
          content: Buffer.from(picture.jpeg),
          contentType: 'image/jpeg',
          contentDisposition: 'inline',
        },
      ],
    }),
  };
}

/** Returns the subject. A reply's is built like that of mail programs, so that they show it in the same thread. */
function subjectOf({ thread, subject, isAnswer }: Email): string {
  const line = subjectLine(thread ?? subject);
  return isAnswer ? `Re: ${line}` : line;
}

/** Returns a text as an email subject: in one line, truncated, without links. */
export const subjectLine = (text: string): string => withoutLinks(text.replace(/\s+/g, ' ').slice(0, 180));
