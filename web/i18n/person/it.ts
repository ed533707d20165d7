import { plural } from '../../../src/texts/names.ts';
import type { PersonTexts } from './en.ts';

/** The texts of a player's page, in Italian. */
export const person: PersonTexts = {
  since: (date) => `Qui dal ${date}`,
  robot: 'Un robot',
  guest: 'Un ospite',
  record: 'Partite tra persone',
  played: (count) => plural('it', count, { one: '1 partita', other: `${count} partite` }),
  won: (count) => plural('it', count, { one: '1 vinta', other: `${count} vinte` }),
  headToHead: 'Voi due',
  never: 'Non avete ancora finito una partita insieme.',
  ahead: 'Eri davanti',
  behind: 'Eri dietro',
  invite: 'Invita a una partita',
  follow: 'Segui',
  unfollow: 'Non seguire più',
  following: 'Segui questo giocatore; nessun altro lo sa.',
  notify: 'Avvisami dei nuovi tavoli',
  suitable: 'Solo quelli adatti a me',
  suitableHint: 'Giocatori più o meno della mia forza, un ritmo che conosco, espansioni che ho già giocato',
  noneSuits: 'Al momento nessuno è adatto a te.',
  followedTables: 'Tavoli di chi segui',
  share: 'Condividi questa pagina',
  missing: 'Qui non c’è nessuno con questo nome, o la sua pagina non è per tutti.',
  yours: 'La tua pagina',
  yoursText: 'Quello che gli altri trovano seguendo il tuo nome.',
  see: 'Guarda la tua pagina',
  to: 'Chi la trova',
  readers: { everybody: 'Tutti', players: 'Chi ha fatto l’accesso', nobody: 'Nessuno' },
  showSince: 'Mostra da quando sono qui',
  showRecord: 'Mostra le mie partite e vittorie, senza quelle private',
  showHabits: 'Mostra quanto sono affidabile, quanto durano i miei turni e cosa mi piace giocare',
  habits: {
    title: 'Come gioca',
    reliability: 'Affidabilità',
    notYet: 'Non ancora nota',
    counted: (games, abandoned) =>
      `${plural('it', games, { one: 'Dell’ultima partita', other: `Delle ultime ${games} partite` })} con persone, lasciate a metà: ${abandoned}`,
    turns: 'Turno tipico',
    spread: (quarter, threeQuarters) =>
      `Un quarto dei turni dura al massimo ${quarter}, tre quarti al massimo ${threeQuarters}.`,
    favourites: 'Gioca più spesso con',
  },
};
