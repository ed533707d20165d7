import type { LinkTexts } from './en.ts';

/** The texts for those who followed the link of an email, in German. */
export const link: LinkTexts = {
  decidingAs: (name) => `Mit dem Link aus deiner E‑Mail machst du diesen Zug als ${name}, ohne Anmeldung.`,
  done: 'Dein Zug ist gemacht',
  doneText:
    'Die anderen erfahren es, und du bekommst eine E‑Mail, wenn du wieder dran bist. Für alles andere melde dich an.',
  stillYourTurn:
    'Eines ist noch zu entscheiden: Melde dich an und mach gleich weiter, oder folge dem Link der nächsten E‑Mail.',
  over: 'Dieser Zug ist schon gemacht',
  overText:
    'Die Partie ist weitergegangen, seit diese E‑Mail geschrieben wurde. Die neueste E‑Mail führt zum jetzigen Stand; oder melde dich an.',
  notValid: 'Dieser Link funktioniert nicht mehr',
  notValidText:
    'Er ist zu alt oder abgeschnitten, oder das Passwort wurde seitdem geändert. Melde dich an, um die Partie zu sehen.',
  seeGame: 'Partie ohne Anmeldung ansehen',
  toGame: 'Zur Partie',
  somebodyElse: (name) => `Diese E‑Mail war für ${name}`,
  somebodyElseText: (name) =>
    `Du bist mit einem anderen Konto angemeldet. Der Link gilt für einen einzigen Zug von ${name}; deine Anmeldung bleibt, wie sie ist.`,
  stay: 'Ich bleibe, wer ich bin',
  decideAs: (name) => `Für ${name} entscheiden`,
};
