/** The bots' own texts; everything about the game comes from the service. */
interface Texts {
  /** The words of the bots’ own commands, and the names of the language. */
  readonly words: { readonly language: string; readonly here: string; readonly names: readonly string[] };
  readonly offline: string;
  readonly languageIsSet: string;
  readonly languages: string;
  readonly sentInPrivate: string;
  readonly playedElsewhere: (game: string) => string;
  readonly gameIsHidden: string;
  readonly nothingHere: string;
  readonly invited: (game: string, code: string) => string;
  readonly timeIsUp: (game: string) => string;
}

const english: Texts = {
  words: { language: 'language', here: 'here', names: ['english', 'inglese', 'englisch'] },
  offline: 'The game server can’t be reached right now. Please try again in a minute.',
  languageIsSet: 'From now on I speak English to you.',
  languages: 'I speak English, Italian and German: “language en”, “language it” or “language de”.',
  sentInPrivate: 'I sent you the answer in private.',
  playedElsewhere: (game) => `This room does not play that game. To play it here: here #${game}`,
  gameIsHidden: 'You can’t see the game that is played here. To play another one: here #… (“here -”: none).',
  nothingHere: 'No game is running here now. “new” creates one, “games” lists yours.',
  invited: (game, code) => `You are invited to “${game}”. To take a seat: join ${code}`,
  timeIsUp: (game) => `Your time in “${game}” ran out, and your turn was skipped.`,
};

const italian: Texts = {
  words: { language: 'lingua', here: 'qui', names: ['italian', 'italiano', 'italienisch'] },
  offline: 'Il server del gioco non risponde. Riprova tra un minuto.',
  languageIsSet: 'D’ora in poi ti parlo in italiano.',
  languages: 'Parlo inglese, italiano e tedesco: «lingua en», «lingua it» o «lingua de».',
  sentInPrivate: 'Ti ho risposto in privato.',
  playedElsewhere: (game) => `Quella partita non si gioca qui. Per giocarla qui: qui #${game}`,
  gameIsHidden:
    'Non puoi vedere la partita che si gioca qui. Per giocarne un’altra: qui #… («qui -»: nessuna).',
  nothingHere: 'Qui non si gioca più nessuna partita. «nuova» ne crea una, «partite» elenca le tue.',
  invited: (game, code) => `Hai un invito per «${game}». Per prendere posto: unisciti ${code}`,
  timeIsUp: (game) => `Il tuo tempo in «${game}» è scaduto e il turno è stato saltato.`,
};

const german: Texts = {
  words: { language: 'sprache', here: 'hier', names: ['german', 'tedesco', 'deutsch'] },
  offline: 'Der Spielserver ist gerade nicht zu erreichen. Versuch es in einer Minute noch einmal.',
  languageIsSet: 'Ab jetzt spreche ich Deutsch mit dir.',
  languages: 'Ich spreche Englisch, Italienisch und Deutsch: „sprache en“, „sprache it“ oder „sprache de“.',
  sentInPrivate: 'Ich habe dir privat geantwortet.',
  playedElsewhere: (game) => `Diese Partie wird hier nicht gespielt. Um sie hier zu spielen: hier #${game}`,
  gameIsHidden:
    'Die Partie, die hier gespielt wird, darfst du nicht sehen. Um eine andere zu spielen: hier #… („hier -“: keine).',
  nothingHere: 'Hier wird keine Partie mehr gespielt. „neu“ eröffnet eine, „partien“ zeigt deine.',
  invited: (game, code) => `Du bist zu „${game}“ eingeladen. Um Platz zu nehmen: mitspielen ${code}`,
  timeIsUp: (game) => `Deine Zeit in „${game}“ war um, und dein Zug ist verfallen.`,
};

/** Every language of the bots. */
const texts = { en: english, it: italian, de: german };
export type Locale = keyof typeof texts;

/** The texts for a locale such as `it-CH`; English for any other language. */
export function textsFor(locale: string | undefined): Texts {
  const [language] = (locale ?? '').toLowerCase().split('-');
  return language !== undefined && isLocale(language) ? texts[language] : english;
}

/** The words of the bots’ own commands in every language. */
export const WORDS = Object.entries(texts).map(([locale, { words }]) => ({
  ...words,
  locale: locale as Locale,
}));

const isLocale = (language: string): language is Locale => language in texts;
