/** The options of a table that are on or off, in English. */
export const tableOptions = {
  allowRobots: {
    off: {
      fact: 'no robots',
      ask: '(?:no|without(?: any)?) robots?',
      help: 'robots: no robots (not even for a player who is away)',
    },
  },
  assistance: {
    label: 'Show remaining tiles, projections and hints',
    hint: 'If off, no one sees them while the game runs, neither players nor spectators.',
    off: {
      fact: 'no aids',
      ask: '(?:no|without) (?:aids?|help|hints?)',
      help: 'aids: no aids (no remaining tiles, projections or hints)',
      sentence: 'This table plays without aids: no one sees remaining tiles, projections or hints.',
    },
  },
  rated: {
    label: 'Rated',
    hint: 'The game counts for the ratings of its players.',
    off: {
      fact: 'does not count for ratings',
      ask: 'unrated|not rated|friendly',
      help: 'ratings: unrated (does not count for ratings)',
    },
  },
};
