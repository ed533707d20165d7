/** The tiles of the expansion; the notation is that of `parseTiles`. */
export const TILES = `
  A ×1  city N W +grain · field EL ER SL SR touches city0
  B ×1  city N W +wine · field EL ER SL SR touches city0
  C ×1  city E W +cloth · city S · field NL NR touches city0 · field touches city0 city1
  D ×1  city E W +wine · city S · field NL NR touches city0 · field touches city0 city1
  E ×1  city N E W +grain · field SL SR touches city0
  F ×1  city N W +cloth · city E · city S · field touches city0 city1 city2
  G ×1  city N W +cloth · road E · road S · field EL touches city0 · field ER touches city0 · field SL touches city0 · field SR touches city0 · links city0-road0 city0-road1
  H ×1  city N W +wine · road E · road S · field EL touches city0 · field ER SL touches city0 · field SR touches city0 · links city0-road0 city0-road1
  I ×1  city N W +cloth · city S · road E · field EL touches city0 · field ER touches city0 city1 · links city0-road0
  J ×1  city N W +grain · city S · road E · field EL touches city0 · field ER touches city0 city1 · links city0-road0
  K ×1  city N W +cloth · road E · field EL touches city0 · field ER SL SR touches city0 · links city0-road0
  L ×1  city N W +wine · road E · field EL touches city0 · field ER touches city0 · field SL SR touches city0 · links city0-road0
  M ×1  city N E W +wine · road S · field SL touches city0 · field SR touches city0 · links city0-road0
  N ×1  city N W +wine · city E S · field touches city0 city1
  O ×1  city E W +wine · field NL NR touches city0 · field SL SR touches city0
  P ×1  city N · road E · field EL touches city0 · field ER SL SR WL WR touches city0 · links city0-road0
  Q ×1  city E W +grain · road S · field NL NR touches city0 · field SL touches city0 · field SR touches city0 · links city0-road0
  R ×1  city E W +wine · road S · field NL NR touches city0 · field SL touches city0 · field SR touches city0 · links city0-road0
  S ×1  city E W +wine · road N · road S · field NL touches city0 · field NR touches city0 · field SL touches city0 · field SR touches city0 · links city0-road0 city0-road1
  T ×1  monastery · road E · road S · road W · field NL NR EL WR · field ER SL · field SR WL · links monastery0-road0 monastery0-road1 monastery0-road2
  U ×1  city N W +grain · road S · field EL ER SL touches city0 · field SR touches city0 · links city0-road0
  V ×1  city N W +grain · road S · field EL ER touches city0 · field SL touches city0 · field SR touches city0 · links city0-road0
  W ×1  city N · road S · road W · field EL ER SL touches city0 · field SR WL · field WR touches city0 · links city0-road0
  X ×1  road N S · road E W · field NL WR · field NR EL · field ER SL · field SR WL
`;
