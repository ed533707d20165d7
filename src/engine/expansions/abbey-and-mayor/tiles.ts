/** The tiles of the expansion; the notation is that of `parseTiles`. */
export const TILES = `
  A ×1  city N E S W +2 shield
  B ×1  city N S +shield · city E W · field touches city0 city1 · field touches city0 city1
  C ×1  city N +shield · city E W · field SL SR touches city0 city1 · field touches city0 city1
  D ×1  city N · city W · road E · road S · field EL touches city0 · field ER SL touches city0 city1 · field SR touches city1 · links city0-road0 city1-road1
  E ×1  monastery · road N · road E · road S · road W · field NL WR · field NR EL · field ER SL · field SR WL · links monastery0-road0 monastery0-road1 monastery0-road2 monastery0-road3
  F ×1  city N · road W · field EL ER SL SR WL touches city0 · field WR touches city0 · links city0-road0
  G ×1  city N · road E S · field EL touches city0 · field ER SL · field SR WL WR touches city0
  H ×1  city N · road S W · field EL ER SL touches city0 · field SR WL · field WR touches city0
  I ×1  city W +shield · field NL NR touches city0 · field EL ER touches city0 · field SL SR touches city0
  J ×1  road S · field NL NR EL ER SL SR WL WR
  K ×1  road N E W · field NL WR · field NR EL · field ER SL SR WL
  L ×1  city E W +shield · road N S · field NL touches city0 · field NR touches city0 · field SL SR touches city0
  ABBEY ×0 any  monastery
`;
