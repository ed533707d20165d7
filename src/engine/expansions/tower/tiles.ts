/** The tiles of the expansion: each bears the foundation of a tower. The notation is that of `parseTiles`. */
export const TILES = `
  A ×2 +foundation  city N · field EL ER SL SR WL WR touches city0
  B ×1 +foundation  field NL NR EL ER SL SR WL WR
  C ×1 +foundation  monastery · field NL NR EL ER SL SR WL WR
  D ×1 +foundation  road S · road W · field NL NR EL ER SL WR · field SR WL
  E ×1 +foundation  road N · road E · road W · field NL WR · field NR EL · field ER SL SR WL
  F ×1 +foundation  road N W · road E S · field NL WR · field NR EL SR WL · field ER SL
  G ×1 +foundation  road N · road E · road S · road W · field NL WR · field NR EL · field ER SL · field SR WL
  H ×1 +foundation  city E W · road N S · field NL touches city0 · field NR touches city0 · field SL touches city0 · field SR touches city0
  I ×1 +foundation  city N · road S · field EL ER SL touches city0 · field SR WL WR touches city0
  J ×1 +foundation  city N · road S W · field EL ER SL WR touches city0 · field SR WL
  K ×1 +foundation  city N · road E W · field EL touches city0 · field ER SL SR WL · field WR touches city0
  L ×1 +foundation  city N W · field EL ER SL SR touches city0
  M ×1 +foundation  city N W · road E · field EL touches city0 · field ER touches city0 · field SL SR touches city0 · links city0-road0
  N ×1 +foundation  city N · city W · field EL ER SL SR touches city0 city1
  O ×1 +foundation  city N · city S · road E W · field EL WR touches city0 · field ER WL touches city1
  P ×1 +foundation  city N E W · road S · field SL touches city0 · field SR touches city0 · links city0-road0
  Q ×1 +foundation  city N E W +shield · city S · field touches city0 city1
`;
