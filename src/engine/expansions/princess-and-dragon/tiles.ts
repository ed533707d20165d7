/** The tiles of the expansion: volcanoes, dragons, portals and princesses. The notation is that of `parseTiles`. */
export const TILES = `
  A ×1 +volcano  field NL NR EL ER SL SR WL WR
  B ×1 +portal  road N W · road E S · field NL WR · field NR EL SR WL · field ER SL
  C ×1 +volcano  road S · field NL NR EL ER SL SR WL WR
  D ×1 +dragon  city N · field EL ER SL SR WL WR touches city0
  E ×1 +volcano  city N · field EL ER SL SR WL WR touches city0
  F ×1 +dragon  monastery · road E · road S · road W · field NL NR EL WR · field ER SL · field SR WL · links monastery0-road0 monastery0-road1 monastery0-road2
  G ×1 +dragon  road E · road S · road W · field NL NR EL WR · field ER SL · field SR WL · links road0-road1 road0-road2 road1-road2
  H ×1 +portal  road E · road S · road W · field NL NR EL WR · field ER SL · field SR WL · links road0-road1 road0-road2 road1-road2
  I ×1  city N +princess · road E · road S · road W · field EL WR touches city0 · field ER SL · field SR WL · links road0-road1 road0-road2 road1-road2
  J ×1  city N +princess · city E S +shield · field WL WR touches city0 · field touches city0 city1
  K ×1  city N E W +princess · field SL SR touches city0
  L ×1 +portal  city N E W +shield · field SL SR touches city0
  M ×1 +dragon  monastery · city N E W · field SL SR touches city0 · links city0-monastery0
  N ×2 +dragon  road S W · field NL NR EL ER SL WR · field SR WL
  O ×1 +volcano  road S W · field NL NR EL ER SL WR · field SR WL
  P ×1 +dragon  road E W · field NL NR EL WR · field ER SL SR WL
  Q ×1 +volcano  road E W · field NL NR EL WR · field ER SL SR WL
  R ×1  city N W +princess · field EL ER touches city0 · field SL SR touches city0
  S ×1 +dragon  city N W · field EL ER SL SR touches city0
  T ×1  city N W +princess · field EL ER SL SR touches city0
  U ×1 +volcano  city N · city E · field SL SR WL WR touches city0 city1
  V ×1 +dragon  city E W +shield · field NL NR touches city0 · field SL SR touches city0
  W ×1  city N W +princess · road E S · field EL SR touches city0 · field ER SL
  X ×1 +portal  city N W · road E S · field EL SR touches city0 · field ER SL
  Y ×1 +dragon  city E W · road N S · field NL NR touches city0 · field SL SR touches city0
  Z ×1 +dragon  city N · road S W · field EL ER SL WR touches city0 · field SR WL
  AA ×1 +portal  city N · road S W · field EL ER SL WR touches city0 · field SR WL
  AB ×1 +dragon  city N · road E S · field EL SR WL WR touches city0 · field ER SL
  AC ×1 +portal  city N · road E S · field EL SR WL WR touches city0 · field ER SL
`;
