/** What a game is called that was given no name, or whose name has to go. */
export const NAMELESS = 'Carcassonne';
