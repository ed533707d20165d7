import { game } from '../../../src/texts/it/game.ts';
import { plural } from '../../../src/texts/names.ts';
import { named } from '../named.ts';
import type { ConditionPlace, PlanTexts } from './en.ts';

const feminine: readonly string[] = ['city', 'road'];
const complete = (kind: string) => (feminine.includes(kind) ? 'completa' : 'completo');

/** The texts about plans in Italian. */
export const plans: PlanTexts = {
  part: 'Piani',
  title: 'I tuoi piani',
  private: 'Resta tra noi: nessun altro vede i tuoi piani.',
  none: 'Prepara una mossa per una tessera che può uscire. Viene giocata appena tocca a te.',
  order: 'Se quando tocca a te più d’uno è possibile, si gioca il primo.',
  ahead: 'Pianifica',
  resume: 'Riprendi il piano',
  forced: 'Gioca per me quando c’è una sola risposta possibile',

  planning: 'Stai pianificando',
  yourTurn: 'Adesso tocca a te. Il piano aspetta finché ci torni.',
  toTurn: 'Vai alla tua mossa',
  whichTile: 'Per quale tessera?',
  left: (count) => plural('it', count, { one: 'ne resta 1', other: `ne restano ${count}` }),
  anyTile: 'Qualunque tessera',
  otherAnswer: 'Qualcos’altro prima di pescare',
  answers: named({
    draw: 'Tieni l’abbazia e pesca',
    wagon: 'Riporta a casa il carro',
    count: 'Non mandare nessuno a Carcassonne',
    redeploy: 'Non far uscire nessuno da Carcassonne',
  }),
  fitsNowhere: 'Per ora questa tessera non si può piazzare. Scegline un’altra.',
  noAnswer: 'Prima di pescare non c’è nulla da decidere.',
  otherTile: 'Scegli un’altra tessera',
  use: 'Pianifica così',

  summary: 'Quando va giocata?',
  newTitle: 'Il tuo piano',
  editTitle: 'Modifica il piano',
  always: 'Appena è possibile',
  completed: 'Solo a elemento completo',
  occupied: 'Solo a casella occupata',
  kept: 'Come dice il piano',
  whichFeature: 'Toccalo sul tabellone, o sceglilo:',
  whichSquare: 'Toccala sul tabellone, o sceglila:',
  choose: 'Scegli…',
  theFeature: (kind, square) => `${feminine.includes(kind) ? 'la' : 'il'} ${game.feature(kind)} in ${square}`,
  repeats: 'Ogni volta, non una volta sola',
  save: 'Salva il piano',
  otherMove: 'Cambia la mossa',

  ifTile: 'Con questa tessera:',
  ifTileNamed: (name) => `Tessera: ${name}`,
  ifAny: 'Qualunque cosa peschi:',
  everyTime: 'ogni volta',
  conditions: named({
    completed: ({ feature, kind }: ConditionPlace) => `quando ${feature} è ${complete(kind)}`,
    'completed-not': ({ feature, kind }: ConditionPlace) => `finché ${feature} non è ${complete(kind)}`,
    occupied: ({ square }: ConditionPlace) => `quando la casella ${square} è occupata`,
    'occupied-not': ({ square }: ConditionPlace) => `finché la casella ${square} è libera`,
    claimed: ({ feature }: ConditionPlace) => `quando qualcun altro ha ${feature}`,
    'claimed-not': ({ feature }: ConditionPlace) => `finché nessun altro ha ${feature}`,
  }),
  done: (seq) => `Giocato: mossa ${seq}`,
  cancelled: (reason) => `Annullato. ${reason}`,
  reasons: named({
    'tile-used-up': 'Di quella tessera non ne restano.',
    'condition-lost': 'Ciò che aspettava non può più succedere.',
    'robot-decides': 'Un robot gioca al posto tuo.',
    undone: 'La mossa precedente è stata annullata.',
    'before-cancelled': 'Il piano precedente è stato annullato.',
    'not-your-turn': 'Non ti tocca più nessun turno.',
    'wrong-decision': 'Non c’è nulla da decidere a cui risponda.',
    'wrong-tile': 'Non hai quella tessera.',
    'cell-not-free': 'La casella è occupata.',
    'no-neighbour': 'Accanto alla casella non c’è nessuna tessera.',
    'edges-do-not-match': 'Lì la tessera non combacia più.',
    'not-in-supply': 'Non hai più quel pezzo.',
    'feature-occupied': 'Lì c’è già qualcuno.',
  }),
  edit: 'Modifica',
  editOf: (number) => `Modifica il piano ${number}`,
  up: (number) => `Sposta in su il piano ${number}`,
  down: (number) => `Sposta in giù il piano ${number}`,
  removeOf: (number) => `Elimina il piano ${number}`,
  dismiss: 'Chiudi',
  over: 'Giocati e annullati',
};
