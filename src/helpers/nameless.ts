/** The name of a game that was given none, or whose name had to be removed. */
export const NAMELESS = 'Carcassonne';
