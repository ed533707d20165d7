import type { GuestNames } from '../guest-names.ts';

export const guestNames: GuestNames = {
  first: [
    ...['Abate', 'Airone', 'Cavaliere', 'Falco', 'Gufo', 'Lupo', 'Menestrello', 'Mercante', 'Merlo'],
    ...['Mugnaio', 'Muratore', 'Oste', 'Pastore', 'Pellegrino', 'Picchio', 'Riccio', 'Tasso', 'Viandante'],
  ],
  second: [
    ...[
      'Allegro',
      'Ardito',
      'Arguto',
      'Astuto',
      'Brioso',
      'Calmo',
      'Cortese',
      'Curioso',
      'Felice',
      'Fortunato',
    ],
    ...['Gentile', 'Gioioso', 'Lesto', 'Mite', 'Onesto', 'Paziente', 'Quieto', 'Sereno', 'Svelto', 'Vivace'],
  ],
};
