/** The twelve tiles of the city of Carcassonne; `exit` roads and city beginnings face outward. */
export const TILES = `
  A ×1  road W · field NL NR EL WR · field SR WL · carcassonne ER SL
  B ×1  field NL NR EL WR · carcassonne ER SL SR WL
  C ×1  field NL NR EL WR · carcassonne ER SL SR WL
  D ×1  road N · field NL WR · field NR EL ER SL · carcassonne SR WL
  E ×1  field NL SR WL WR · carcassonne NR EL ER SL
  F ×1  carcassonne NL NR EL ER SL SR WL WR
  G ×1  carcassonne NL NR EL ER SL SR WL WR
  H ×1  field NR EL ER SL · carcassonne NL SR WL WR
  I ×1  city S · field NL ER WL WR touches city0 · carcassonne NR EL
  J ×1  field ER SL SR WL · carcassonne NL NR EL WR
  K ×1  road S · field ER SL · field SR WL · carcassonne NL NR EL WR
  L ×1  city E · field NR SL SR WL touches city0 · carcassonne NL WR
`;
