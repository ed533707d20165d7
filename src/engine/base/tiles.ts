/** The 72 tiles of the base game, with the letters of its rules. */
export const TILES = `
  A ×2  monastery · road S · field NL NR EL ER SL SR WL WR · links monastery0-road0
  B ×4  monastery · field NL NR EL ER SL SR WL WR
  C ×1  city N E S W +shield
  D ×4  city N · road E W · field EL WR touches city0 · field ER SL SR WL
  E ×5  city N · field EL ER SL SR WL WR touches city0
  F ×2  city E W +shield · field NL NR touches city0 · field SL SR touches city0
  G ×1  city N S · field EL ER touches city0 · field WL WR touches city0
  H ×3  city N · city S · field EL ER WL WR touches city0 city1
  I ×2  city N · city W · field EL ER SL SR touches city0 city1
  J ×3  city N · road E S · field EL SR WL WR touches city0 · field ER SL
  K ×3  city N · road S W · field EL ER SL WR touches city0 · field SR WL
  L ×3  city N · road E · road S · road W · field EL WR touches city0 · field ER SL · field SR WL · links road0-road1 road0-road2 road1-road2
  M ×2  city N W +shield · field EL ER SL SR touches city0
  N ×3  city N W · field EL ER SL SR touches city0
  O ×2  city N W +shield · road E S · field EL SR touches city0 · field ER SL
  P ×3  city N W · road E S · field EL SR touches city0 · field ER SL
  Q ×1  city N E W +shield · field SL SR touches city0
  R ×3  city N E W · field SL SR touches city0
  S ×2  city N E W +shield · road S · field SL touches city0 · field SR touches city0 · links city0-road0
  T ×1  city N E W · road S · field SL touches city0 · field SR touches city0 · links city0-road0
  U ×8  road N S · field NL SR WL WR · field NR EL ER SL
  V ×9  road S W · field NL NR EL ER SL WR · field SR WL
  W ×4  road E · road S · road W · field NL NR EL WR · field ER SL · field SR WL · links road0-road1 road0-road2 road1-road2
  X ×1  road N · road E · road S · road W · field NL WR · field NR EL · field ER SL · field SR WL · links road0-road1 road0-road2 road0-road3 road1-road2 road1-road3 road2-road3
`;
