import type { ReportTexts } from '../report-texts.ts';

/** Reasons for reports, in Italian. */
export const reports: ReportTexts = {
  harassment: {
    title: 'Molestie o odio',
    help: 'Insulti, minacce, allusioni sessuali, odio per ciò che una persona è. Se puoi, segnala proprio il messaggio.',
    words: ['molestie', 'odio', 'insulti', 'insulto', 'minacce', 'minaccia'],
  },
  spam: {
    title: 'Spam o pubblicità',
    help: 'Pubblicità, link sospetti o sempre le stesse cose: nei messaggi, negli inviti o nei nomi delle partite.',
    words: ['spam', 'pubblicita', 'truffa'],
  },
  impersonation: {
    title: 'Falsa identità o nome offensivo',
    help: 'Si spaccia per qualcun altro, oppure il nome della persona o della partita è offensivo.',
    words: ['identita', 'falso', 'nome'],
  },
  cheating: {
    title: 'Imbrogli, o una persona su due posti',
    help: 'Una sola persona gioca più posti, oppure qualcuno si aiuta di nascosto. Fortuna e bravura non sono imbrogli.',
    words: ['imbrogli', 'imbroglio', 'imbroglia', 'bara', 'barare', 'due posti'],
  },
  stalling: {
    title: 'Perdite di tempo',
    help: 'Tira in lungo apposta perché gli altri rinuncino. Giocare con calma nel tempo concordato non è una perdita di tempo.',
    words: ['perdite di tempo', 'perdita di tempo', 'ritardo', 'ritardi'],
  },
  other: {
    title: 'Altro',
    help: 'Nessuno di questi motivi va bene: racconta con parole tue che cosa è successo.',
    words: ['altro', 'altro motivo'],
  },
};
