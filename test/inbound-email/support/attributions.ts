const address = 'reply+abcdefghijklmnopqrstuvwxyz@play.carcassonne.example';

/**
 * Mail programs' lines above a quotation, by language: Gmail, Apple Mail, Thunderbird, and others. `@` is the
 * address; `?` marks those that could be the end of a longer one.
 */
const byLanguage: Readonly<Record<string, readonly string[]>> = {
  en: [
    'On Mon, Nov 23, 2026 at 9:12 AM Carcassonne <@> wrote:',
    'On 23 Nov 2026, at 09:12, Carcassonne <@> wrote:',
    'On 11/23/26 9:12 AM, Carcassonne wrote:',
    'On Monday, November 23rd, 2026 at 09:12, Carcassonne <@> wrote:',
    'On Mon, 2026-11-23 at 09:12 +0100, Carcassonne wrote:',
    'At 2026-11-23 09:12:03, "Carcassonne" <@> wrote:',
    '* Carcassonne <@> [2026-11-23 09:12 +0100]:',
  ],
  de: [
    'Am Mo., 23. Nov. 2026 um 09:12 Uhr schrieb Carcassonne <@>:',
    'Am 23.11.2026 um 09:12 schrieb Carcassonne <@>:',
    'Am 23.11.26 um 09:12 schrieb Carcassonne:',
    'Am 23. November 2026 09:12:03 MEZ schrieb Carcassonne <@>:',
  ],
  it: [
    'Il giorno lun 23 nov 2026 alle ore 09:12 Carcassonne <@> ha scritto:',
    'Il giorno 23 nov 2026, alle ore 09:12, Carcassonne <@> ha scritto:',
    'Il 23/11/26 09:12, Carcassonne ha scritto:',
  ],
  fr: [
    'Le lun. 23 nov. 2026 à 09:12, Carcassonne <@> a écrit :',
    'Le 23 nov. 2026 à 09:12, Carcassonne <@> a écrit\u202f:',
    'Le 23/11/2026 à 09:12, Carcassonne a écrit\u00a0:',
  ],
  es: [
    'El lun, 23 nov 2026 a las 9:12, Carcassonne (<@>) escribió:',
    'El 23 nov 2026, a las 9:12, Carcassonne <@> escribió:',
    'El 23/11/26 a las 9:12, Carcassonne escribió:',
  ],
  pt: [
    'Em seg., 23 de nov. de 2026 às 09:12, Carcassonne <@> escreveu:',
    'No dia 23 de nov. de 2026, às 09:12, Carcassonne <@> escreveu:',
    'Em 23/11/2026 09:12, Carcassonne escreveu:',
    'Carcassonne <@> escreveu (segunda, 23/11/2026 à(s) 09:12):',
  ],
  nl: [
    'Op ma 23 nov 2026 om 09:12 schreef Carcassonne <@>:',
    'Op 23 nov. 2026 om 09:12 heeft Carcassonne <@> het volgende geschreven:',
    'Op 23-11-2026 om 09:12 schreef Carcassonne:',
  ],
  pl: [
    'pon., 23 lis 2026 o 09:12 Carcassonne <@> napisał(a):',
    'Wiadomość napisana przez Carcassonne <@> w dniu 23 lis 2026, o godz. 09:12:',
    'W dniu 23.11.2026 o 09:12, Carcassonne pisze:',
  ],
  sv: [
    'Den mån 23 nov. 2026 kl 09:12 skrev Carcassonne <@>:',
    '23 nov. 2026 kl. 09:12 skrev Carcassonne <@>:',
    'Den 2026-11-23 kl. 09:12, skrev Carcassonne:',
  ],
  da: [
    'Den man. 23. nov. 2026 kl. 09.12 skrev Carcassonne <@>:',
    'Den 23. nov. 2026 kl. 09.12 skrev Carcassonne <@>:',
    'Den 23.11.2026 kl. 09.12 skrev Carcassonne:',
  ],
  nb: [
    'man. 23. nov. 2026 kl. 09:12 skrev Carcassonne <@>:',
    '23. nov. 2026 kl. 09:12 skrev Carcassonne <@>:',
    'Den 23.11.2026 09:12, skrev Carcassonne:',
  ],
  fi: [
    'ma 23. marrask. 2026 klo 9.12 Carcassonne (@) kirjoitti:',
    'Carcassonne <@> kirjoitti 23.11.2026 kello 9.12:',
    '?Carcassonne kirjoitti 23.11.2026 klo 9.12:',
  ],
  cs: [
    'po 23. 11. 2026 v 9:12 odesílatel Carcassonne <@> napsal:',
    '23. 11. 2026 v 9:12, Carcassonne <@>:',
    'Dne 23. 11. 26 v 9:12 Carcassonne napsal(a):',
  ],
  sk: [
    'po 23. 11. 2026 o 9:12 Carcassonne <@> napísal(a):',
    'Dňa 23. 11. 2026 o 9:12 Carcassonne napísal(a):',
  ],
  hu: [
    'Carcassonne <@> ezt írta (időpont: 2026. nov. 23., H, 9:12):',
    '?2026. 11. 23. 9:12 keltezéssel, Carcassonne írta:',
  ],
  ro: ['În lun., 23 nov. 2026 la 09:12, Carcassonne <@> a scris:'],
  ru: [
    'пн, 23 нояб. 2026 г. в 09:12, Carcassonne <@>:',
    '23 нояб. 2026 г., в 09:12, Carcassonne <@> написал(а):',
    '?23.11.2026 09:12, Carcassonne пишет:',
    'Понедельник, 23 ноября 2026, 9:12 +03:00 от Carcassonne <@>:',
  ],
  uk: ['пн, 23 лист. 2026 р. о 09:12 Carcassonne <@> пише:'],
  el: ['Στις Δευ, 23 Νοε 2026 στις 9:12 π.μ., ο χρήστης Carcassonne <@> έγραψε:'],
  ja: [
    '2026年11月23日(月) 9:12 Carcassonne <@>:',
    '2026/11/23 9:12、Carcassonne <@>のメール:',
    '?2026/11/23 9:12 に Carcassonne さんは書きました:',
  ],
  zh: [
    'Carcassonne <@> 于2026年11月23日周一 09:12写道：',
    'Carcassonne <@> 於 2026年11月23日週一 上午9:12寫道：',
    '2026年11月23日 09:12，Carcassonne <@> 写道：',
    '在 2026/11/23 9:12, Carcassonne 写道:',
  ],
  ko: [
    '2026년 11월 23일 (월) 오전 9:12, Carcassonne <@>님이 작성:',
    '2026. 11. 23. 오전 9:12, Carcassonne <@> 작성:',
    '?2026-11-23 오전 9:12에 Carcassonne 이(가) 쓴 글:',
  ],
  tr: [
    'Carcassonne <@>, 23 Kas 2026 Pzt, 09:12 tarihinde şunu yazdı:',
    'Carcassonne <@> şunları yazdı (23 Kas 2026 09:12):',
    '?23.11.2026 09:12 tarihinde Carcassonne yazdı:',
  ],
  he: [
    '\u202bבתאריך יום ב׳, 23 בנוב׳ 2026 ב-9:12 מאת \u202aCarcassonne\u202c\u200f <\u202a@\u202c\u200f>:\u202c',
  ],
  id: ['Pada Sen, 23 Nov 2026 pukul 09.12 Carcassonne <@> menulis:'],
  vi: ['Vào Th 2, 23 thg 11, 2026 vào lúc 09:12 Carcassonne <@> đã viết:'],
};

/** An attribution line above a quotation. */
export interface Attribution {
  readonly language: string;
  readonly text: string;
  /** Whether it is broken without a soft break of `format=flowed`. */
  readonly isHardBroken: boolean;
  /** Whether a line above could be its start, so that a message there asks for confirmation. */
  readonly isVague: boolean;
}

/** Wraps a line like programs that fill 76 columns. */
function broken(line: string): string {
  let column = 0;
  return line.replace(/\S+ ?/g, (word) => {
    const isNext = column > 0 && column + word.trimEnd().length > 76;
    column = (isNext ? 0 : column) + word.length;
    return isNext ? `\n${word}` : word;
  });
}

/**
 * Returns each attribution on one line, and wrapped if it is long; Gmail wraps after the bracket, Claws Mail always.
 */
export function attributions(): Attribution[] {
  const claws = `On Mon, 23 Nov 2026 09:12:03 +0100\nCarcassonne <${address}> wrote:`;
  const all = Object.entries(byLanguage).flatMap(([language, lines]) =>
    lines.flatMap((line) => {
      const isVague = line.startsWith('?');
      const text = line.replace(/^\?/, '').replace('@', address);
      const gmail = broken(text.replace('<r', '< r')).replace('< \nr', '<\nr');
      return [
        { language, text, isHardBroken: false, isVague },
        ...(broken(text) === text ? [] : [{ language, text: broken(text), isHardBroken: false, isVague }]),
        ...(gmail.includes('<\n') ? [{ language, text: gmail, isHardBroken: true, isVague }] : []),
      ];
    }),
  );
  return [...all, { language: 'en', text: claws, isHardBroken: true, isVague: true }];
}

/** Outlook's header blocks above an unmarked quotation. */
export const headerBlocks: readonly string[] = [
  ['From', 'Sent', 'To', 'Subject'],
  ['Von', 'Gesendet', 'An', 'Betreff'],
  ['Da', 'Inviato', 'A', 'Oggetto'],
  ['De', 'Envoyé', 'À', 'Objet'],
  ['De', 'Enviado', 'Para', 'Asunto'],
  ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
  ['Od', 'Wysłano', 'Do', 'Temat'],
  ['Från', 'Skickat', 'Till', 'Ämne'],
  ['Fra', 'Sendt', 'Til', 'Emne'],
  ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
  ['Odesílatel', 'Odesláno', 'Komu', 'Předmět'],
  ['Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
  ['От', 'Отправлено', 'Кому', 'Тема'],
  ['差出人', '送信日時', '宛先', '件名'],
  ['发件人', '发送时间', '收件人', '主题'],
  ['寄件者', '寄件日期', '收件者', '主旨'],
  ['보낸 사람', '보낸 날짜', '받는 사람', '제목'],
  ['Kimden', 'Gönderildi', 'Kime', 'Konu'],
].map(
  ([from, sent, to, subject]) =>
    `${from}: Carcassonne <${address}>\n${sent}: 23.11.2026 09:12\n${to}: a@example.org\n${subject}: Carcassonne`,
);
