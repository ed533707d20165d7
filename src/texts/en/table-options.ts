/** The options of a table that are on or off, in English. */
export const tableOptions = {
  allowRobots: {
    off: {
      fact: 'no robots',
      ask: '(?:no|without(?: any)?) robots?',
      help: 'robots: no robots (not even to stand in for a player)',
    },
  },
  assistance: {
    label: 'Show remaining tiles, projections and hints',
    hint: 'If off, no one sees them while the game runs, neither players nor spectators.',
    off: {
      fact: 'no assistance',
      ask: '(?:no|without) (?:assistance|aids?|help|hints?)',
      help: 'assistance: no assistance (no remaining tiles, projections or hints)',
      sentence: 'This table plays without assistance: no one sees remaining tiles, projections or hints.',
    },
  },
  rated: {
    label: 'Rated',
    hint: 'The game counts for the ratings of its players.',
    off: {
      fact: 'unrated',
      ask: 'unrated|not rated|friendly',
      help: 'ratings: unrated (no effect on ratings)',
    },
  },
};
