/** The tiles of the expansion; the notation is that of `parseTiles`. */
export const TILES = `
  A ×2  city N E S W +cathedral
  B ×1  monastery · road E · road W · field NL NR EL WR · field ER SL SR WL · links monastery0-road0 monastery0-road1
  C ×1  city N · city E · city S · city W · field touches city0 city1 city2 city3
  D ×1  city N · city E · city W · field SL SR touches city0 city1 city2
  E ×1  city N · city S · road E · road W · field EL touches city0 · field ER touches city1 · field WL touches city1 · field WR touches city0 · links city0-city1 city0-road0 city0-road1 city1-road0 city1-road1 road0-road1
  F ×1  city N W +shield · city S · field EL ER touches city0 city1
  G ×1  city N · field EL ER touches city0 · field SL SR WL WR touches city0
  H ×1  city N · road S · field EL ER SL touches city0 · field SR WL WR touches city0 · links city0-road0
  I ×1  city N W · road E · field EL touches city0 · field ER SL SR touches city0 · links city0-road0
  J ×1  city E W +shield · road N · road S · field NL touches city0 · field NR touches city0 · field SL touches city0 · field SR touches city0 · links city0-road0 city0-road1
  K ×1  city N W · road S +inn · field EL ER SL touches city0 · field SR touches city0 · links city0-road0
  L ×1  city N · road S W +inn · field EL ER SL WR touches city0 · field SR WL
  M ×1  city N W +shield · road E S +inn · field EL SR touches city0 · field ER SL
  N ×1  road E +inn · road S · road W · field NL NR EL WR · field ER SL · field SR WL · links road0-road1 road0-road2 road1-road2
  O ×1  road E W +inn · field NL NR EL WR · field ER SL SR WL
  P ×1  road S W +inn · field NL NR EL ER SL WR · field SR WL
  Q ×1  road N W · road E S · field NL WR · field NR EL SR WL · field ER SL
`;
