import { plural } from '../../../src/texts/names.ts';
import type { ClubTexts } from './en.ts';

/** The texts about clubs, in Italian. */
export const clubs: ClubTexts = {
  title: 'Club',
  text: 'Persone che giocano tra loro, con tavoli aperti solo ai membri.',
  mine: 'I tuoi club',
  all: 'Tutti i club',
  none: 'Non c’è ancora nessun club.',
  found: 'Fonda un club',
  handle: 'Nome breve',
  handleHint: 'Nell’indirizzo della sua pagina: lettere, cifre, - e _',
  name: 'Nome',
  description: 'Che cosa dice di sé',
  open: 'Può entrare chiunque',
  members: (count: number) => plural('it', count, { one: '1 membro', other: `${count} membri` }),
  memberList: 'Membri',
  askingList: 'Chiedono di entrare',
  roles: { owner: 'a capo del club', admin: 'amministra', member: 'membro', asking: 'chiede di entrare' },
  join: 'Entra',
  ask: 'Chiedi di entrare',
  asked: 'Hai chiesto di entrare. Decide chi amministra il club.',
  leave: 'Lascia il club',
  accept: 'Accetta',
  remove: 'Rimuovi',
  appoint: 'Fai amministrare',
  dismiss: 'Non amministra più',
  tables: 'Tavoli del club',
  noTables: 'Nessun tavolo aspetta giocatori.',
  newTable: 'Apri un tavolo per il club',
  forClub: (handle: string) => `Aperto ai membri di ${handle}`,
  missing: 'Questo club non esiste.',
};
