/** Returns the audiences of pages (`audience` of `Privacy`) that include a viewer; undefined: a visitor without an account. */
export const audiencesOf = (viewer: string | undefined): readonly ('public' | 'players')[] =>
  viewer === undefined ? ['public'] : ['public', 'players'];
