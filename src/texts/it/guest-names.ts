import { type GuestNames, wordsIn } from '../guest-names.ts';

export const guestNames: GuestNames = {
  first: wordsIn(`
    Abate Airone Cavaliere Falco Gufo Lupo Menestrello Mercante Merlo
    Mugnaio Muratore Oste Pastore Pellegrino Picchio Riccio Tasso Viandante
  `),
  second: wordsIn(`
    Allegro Ardito Arguto Astuto Brioso Calmo Cortese Curioso Felice Fortunato
    Gentile Gioioso Lesto Mite Onesto Paziente Quieto Sereno Svelto Vivace
  `),
};
