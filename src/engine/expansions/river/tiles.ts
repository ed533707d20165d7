/** The twelve tiles of the river: A is the spring, B the lake. */
export const TILES = `
  A ×1  river E · field NL NR EL ER SL SR WL WR
  B ×1  river W · field NL NR EL ER SL SR WL WR
  C ×1  city N · city S · river E W · field EL WR touches city0 · field ER WL touches city1
  D ×1  city N · road S · river E W · field EL touches city0 · field ER SL · field SR WL · field WR touches city0 · links city0-road0
  E ×1  monastery · road S · river E W · field NL NR EL WR · field ER SL · field SR WL · links monastery0-road0
  F ×1  road E W · river N S · field NL WR · field NR EL · field ER SL · field SR WL
  G ×2  river E W · field NL NR EL WR · field ER SL SR WL
  H ×1  city N W · river E S · field EL SR touches city0 · field ER SL
  I ×1  road N E · river S W · field NL ER SL WR · field NR EL · field SR WL
  J ×2  river S W · field NL NR EL ER SL WR · field SR WL
`;
