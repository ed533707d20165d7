import { quotationLine } from './html-text.ts';

/** Lines from which on nothing is the sender's any more: rules, forwarded and quoted header blocks, our headline. */
const ends = [
  /^-{3,}/,
  /^_{5,}/,
  /^={5,}/,
  /^\*{3} \S/,
  /^\*?(From|Von|Da|De|Van|Från|Fra|Od|Lähettäjä|Mittente|Expéditeur|Remitente|差出人|发件人)\*?\s?:/i,
  /^(Begin forwarded message|Inizio messaggio inoltrato|Anfang der weitergeleiteten|Début du message)/i,
  /^(Original Message|Messaggio originale|Ursprüngliche Nachricht|Message d.origine)\b/i,
];

/** The delimiter of signatures (RFC 3676, section 4.3), also without its blank. */
const signature = /^--\s?$/;

/** Lines that phones and programs add. */
const advertisements =
  /^(Sent|Get|Download|Inviat[oa]|Scarica|Ottieni|Gesendet|Hol|Laden|Outlook|Envoyé|Télécharge|Obtenez|Enviado|Verzonden|Verstuurd|Von meinem|Dal mio|Da iPhone)\b.*(iPhone|iPad|Android|Outlook|Mail|Yahoo|Proton|Samsung|Galaxy|phone|smartphone|cellulare|Handy|mobile|K-9|Thunderbird|dispositiv|Gerät|app)/i;

/** Whether a line is the delimiter of a signature, or an advertisement. */
export const isSignature = (line: string): boolean => signature.test(line) || advertisements.test(line);

/** Whether everything from a line on is quoted. */
export const isEnd = (line: string): boolean => line === quotationLine || ends.some((end) => end.test(line));

/** Whether a line is quoted by a mark. */
export const isMarked = (line: string): boolean => /^[>|]/.test(line);

/** Most lines over which the announcement of a quotation is broken. */
const mostLines = 4;
/** Longest announcement, in characters. */
const longest = 400;

/**
 * Returns how many lines from `index` on announce a quotation, in any language: they end with a colon and hold a
 * time or an address, such as `On Mon, 2 Nov 2026 at 10:03, Carcassonne <…> wrote:`. No command does.
 */
export function announcementAt(lines: readonly string[], index: number): number {
  for (let count = 1; count <= mostLines; count += 1) {
    const part = lines.slice(index, index + count);
    if (part.some((line) => line === '' || isMarked(line))) return 0;
    const joined = part.join(' ').slice(0, longest);
    // Lines above an announcement with no empty line between are not a part of it.
    if (isAnnouncement(joined) && (count === 1 || holdsDate(part[0] ?? ''))) return count;
  }
  return 0;
}

const holdsDate = (line: string) => /\d{4}|\d[:.h]\d\d|[<@]/.test(line);

const isAnnouncement = (text: string) =>
  text.length > 12 && /[:：]$/.test(text) && (/\d[:.h]\d\d/.test(text) || /\S@\S/.test(text));
