import { quotationLine } from './html-text.ts';
import { mayContinue, type TextLine } from './text-lines.ts';

/** The first line of a forwarded or quoted header block, in the languages of common programs. */
const headerStart =
  /^\*?(From|Von|Da|De|De la|Van|Från|Fra|Od|Lähettäjä|Mittente|Expéditeur|Remitente|Avsändare|Afsender|Afzender|Nadawca|Odesílatel|Feladó|Kimden|Gönderen|От|От кого|Від|Από|差出人|送信者|发件人|寄件者|寄件人|보낸 ?사람)\*?\s?[:：]/iu;
const headerLine = /^\*?[\p{L} ]{2,20}\*?\s?[:：]/u;

/** Lines written only by programs: long rules, and titles between rules. */
const isRule = (text: string) =>
  /^(?:-{5,}|_{5,}|={5,})$/.test(text) || (text.length > 6 && text.startsWith('---') && text.endsWith('---'));

/** Lines after which nothing is by the sender: rules, titles, header blocks, our headline. */
const ends = [
  headerStart,
  /^-{3,}/,
  /^_{5,}/,
  /^={5,}/,
  /^\*{3} \S/,
  /^(Begin forwarded message|Inizio messaggio inoltrato|Anfang der weitergeleiteten|Début du message)/i,
  /^(Original Message|Messaggio originale|Ursprüngliche Nachricht|Message d.origine)\b/i,
];

/** The delimiter of signatures (RFC 3676, section 4.3), with or without its space. */
const signature = /^--\s?$/;

/** Lines that phones and programs add. */
const advertisements =
  /^(Sent|Get|Download|Inviat[oa]|Scarica|Ottieni|Gesendet|Hol|Laden|Outlook|Envoyé|Télécharge|Obtenez|Enviado|Verzonden|Verstuurd|Von meinem|Dal mio|Da iPhone)\b.*(iPhone|iPad|Android|Outlook|Mail|Yahoo|Proton|Samsung|Galaxy|phone|smartphone|cellulare|Handy|mobile|K-9|Thunderbird|dispositiv|Gerät|app)/i;

/** The start of a part that the sender did not write. */
export interface End {
  /** False if the sender may have written the line. */
  readonly isSure: boolean;
}

/** Returns the end of the sender's words if one is at `index`. */
export function endAt(lines: readonly TextLine[], index: number): End | undefined {
  const text = lines[index]?.text ?? '';
  if (signature.test(text) || text === quotationLine) return { isSure: true };
  if (advertisements.test(text)) return { isSure: false };
  if (!ends.some((end) => end.test(text))) return undefined;
  const isHeader = headerStart.test(text) && headerLine.test(lines[index + 1]?.text ?? '');
  return { isSure: isHeader || isRule(text) };
}

/** The lines that announce a quotation, such as `On Mon, 2 Nov 2026 at 10:03, Carcassonne <…> wrote:`. */
export interface Announcement {
  readonly last: number;
  /** False if the sender may have written some of the lines, or the last line above may be part of it. */
  readonly isSure: boolean;
}

/** Maximum number of lines of a broken announcement. */
const maxLines = 4;

/** Returns the announcements of quotations in a text, by the index of their first lines. */
export function announcementsIn(lines: readonly TextLine[]): Map<number, Announcement> {
  const found = new Map<number, Announcement>();
  for (let last = 0; last < lines.length; last += 1) {
    const { first, isSure } = announcementEndingAt(lines, last) ?? {};
    if (first !== undefined && isSure !== undefined && !found.has(first)) {
      const isQuoting = lines.slice(last + 1).find(({ text }) => text !== '')?.isMarked === true;
      found.set(first, { last, isSure: isSure && isQuoting });
    }
  }
  return found;
}

interface Start {
  readonly first: number;
  readonly isSure: boolean;
}

/** Returns the start of the announcement that ends with a line; undefined if there is none. */
function announcementEndingAt(lines: readonly TextLine[], last: number): Start | undefined {
  if (!isUnmarked(lines[last]) || !/[:：]$/.test(bare(lines[last].text))) return undefined;
  return knownStart(lines, last) ?? unknownStart(lines, last);
}

/** Finds the start of an announcement in a known language. */
function knownStart(lines: readonly TextLine[], last: number): Start | undefined {
  let text = '';
  let isBroken = true;
  let vague: Start | undefined;
  for (let first = last; first > last - maxLines; first -= 1) {
    const [line, next] = [lines[first], lines[first + 1]];
    if (!isUnmarked(line)) break;
    const isWrapped = first === last || next === undefined || mayContinue(line, next);
    // A date belongs to an announcement, so a complete line above it does not.
    if (!isWrapped && isDated(text)) break;
    isBroken &&= isWrapped;
    text = bare(`${line.text} ${text}`);
    const start = vague === undefined ? starts.find((each) => each.test(text)) : nameStart.exec(text);
    if (!isDated(text) || !start) continue;
    if (!isUnmarked(lines[first - 1])) return { first, isSure: true };
    if (!isBroken) return { first, isSure: false };
    if (wordStart.test(text) || /\S@\S/.test(text)) return { first, isSure: true };
    // Without the author's address it may be the end of an announcement that starts with the author.
    vague = extended(lines, first);
  }
  return vague;
}

/** Treats a line with a time or an address as an announcement in another language. */
function unknownStart(lines: readonly TextLine[], last: number): Start | undefined {
  const { first, isSure } = extended(lines, last);
  const text = bare(
    lines
      .slice(first, last + 1)
      .map((line) => line.text)
      .join(' '),
  );
  const isWhole = text.split(' ').some(isBracketed) || (date.test(withoutAddresses(text)) && time.test(text));
  if (!isDated(text) && !/\S@\S/.test(text)) return undefined;
  return { first, isSure: isSure && isWhole && !isUnmarked(lines[first - 1]) };
}

/** Adds the lines above that may belong to a broken announcement; it is certain if there are none. */
function extended(lines: readonly TextLine[], start: number): Start {
  let first = start;
  while (first > start - maxLines) {
    const [above, line] = [lines[first - 1], lines[first]];
    if (!isUnmarked(above) || line === undefined || !mayContinue(above, line)) break;
    first -= 1;
  }
  return { first, isSure: first === start };
}

const isUnmarked = (line: TextLine | undefined): line is TextLine =>
  line !== undefined && line.text !== '' && !line.isMarked;

/** Removes the characters that change the writing direction, and surrounding spaces. */
const bare = (text: string) => text.replace(/\p{Format}/gu, '').trim();

const time = /\p{Nd}[:.h]\p{Nd}{2}/u;
const date = /\p{Nd}{4}|\p{Nd}{1,2}[./-] ?\p{Nd}{1,2}[./-] ?\p{Nd}{2}/u;
/** Whether a word is an address in brackets. */
const isBracketed = (word: string) => /^[<(].*@/.test(word) && /[>)][,:：]?$/.test(word);
const withoutAddresses = (text: string) =>
  text
    .split(' ')
    .filter((word) => !word.includes('@'))
    .join(' ');
const isDated = (text: string) => date.test(withoutAddresses(text)) || time.test(withoutAddresses(text));

/** Announcements that start with a word before the date: On, Am, Il, Le, El, Em, Op, W dniu, Den, Dne, În, Στις, 在, … */
const wordStart =
  /^(?:[*-] ?)?(?:On|At|In a message dated|Am|Il|In data|Le|El|Em|No dia|O dia|Op|W dniu|Dnia|Den|På|Dne|Dňa|Pe data|În|Στις|Pada|Vào|בתאריך|في)\s\P{Nd}{0,30}\p{Nd}|^在\P{Nd}{0,10}\p{Nd}/iu;

/** Days of the week that stand before a date with no comma or full stop between. */
const weekdays = '(?:ma|ti|ke|to|pe|la|su|po|út|ut|st|čt|št|pá|pi|so|ne)';

/** A name with its address, then a verb or a date. */
const nameStart =
  /^[^<>()]{0,60}[<(][^\s@<>()]{1,100}@[^\s@<>()]{1,250}[>)],? ?(?:于|於|ezt írta|escreveu|kirjoitti|wrote|schrieb|skrev|şun|\[\p{Nd}{4}|\p{Nd}{1,2} \p{L}+\.? \p{Nd}{4})/iu;

/** Starts of announcements. */
const starts = [
  nameStart,
  wordStart,
  // A date: `2. nov. 2026`, `02.11.2026`, `2026/11/02`, `2026年11月2日`.
  /^\p{Nd}{1,4}(?:[./-] ?|[年년]? ?)(?:\p{Nd}{1,2}(?:[./-] ?\p{Nd}{2}|[月월])|\p{L}{3,12}\.? (?:de )?\p{Nd}{4})/u,
  // A day of the week, then a date: `пн, 2 нояб.`, `man. 2. nov.`, `ma 2. marrask.`
  /^\p{L}{2,12}[.,]+ ?\p{Nd}{1,2}[. ]/u,
  new RegExp(`^${weekdays} \\p{Nd}{1,2}\\. `, 'iu'),
  /^\S.{0,60} (?:kirjoitti|wrote|schrieb|skrev) \P{Nd}{0,10}\p{Nd}/iu,
  /^Wiadomość napisana przez /iu,
];
