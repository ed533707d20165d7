import type { ReportTexts } from '../report-texts.ts';

/** Reasons for reports, in German. */
export const reports: ReportTexts = {
  harassment: {
    title: 'Belästigung oder Hass',
    help: 'Beleidigungen, Drohungen, sexuelle Anspielungen oder Hass, weil jemand ist, wie er ist. Melde möglichst die Nachricht selbst.',
    words: ['belastigung', 'belaestigung', 'hass', 'beleidigung', 'drohung'],
  },
  spam: {
    title: 'Spam oder Werbung',
    help: 'Werbung, verdächtige Links oder immer wieder dasselbe: in Nachrichten, Einladungen oder Namen von Partien.',
    words: ['spam', 'werbung', 'betrug'],
  },
  impersonation: {
    title: 'Falsche Identität oder anstößiger Name',
    help: 'Gibt sich für jemand anderen aus, oder der Name der Person oder der Partie ist anstößig.',
    words: ['identitat', 'identitaet', 'name', 'falsch'],
  },
  cheating: {
    title: 'Schummeln, oder eine Person auf zwei Plätzen',
    help: 'Eine Person spielt mehrere Plätze, oder Mitspieler helfen einander heimlich. Glück und gutes Spiel sind kein Schummeln.',
    words: ['schummeln', 'schummelt', 'mogeln', 'zwei platze', 'zwei plaetze'],
  },
  stalling: {
    title: 'Hinhalten',
    help: 'Zieht die Partie absichtlich in die Länge, damit andere aufgeben. Langsam zu spielen ist in der vereinbarten Zeit erlaubt.',
    words: ['hinhalten', 'verzogern', 'verzoegern', 'trodeln', 'troedeln'],
  },
  other: {
    title: 'Etwas anderes',
    help: 'Nichts davon passt: Sag in eigenen Worten, was passiert ist.',
    words: ['anderes', 'etwas anderes', 'sonstiges'],
  },
};
