/** The tiles of the expansion; the notation is that of `parseTiles`. */
export const TILES = `
  A ×1  monastery · city N · field EL ER SL SR WL WR touches city0
  B ×1  city N · road W · field EL ER SL SR WL touches city0 · field WR touches city0 · links city0-road0
  C ×1  city N · road E S · road W · field EL SR WL touches city0 · field ER SL · field WR touches city0 · links city0-road1
  D ×1  city N W · road E · road S · field EL touches city0 · field ER touches city0 · field SL touches city0 · field SR touches city0 · links city0-road0 city0-road1
  E ×1  city N S · city E W · field touches city0 city1 · field touches city0 city1
`;
