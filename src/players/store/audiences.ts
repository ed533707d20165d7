/** Returns the audiences of pages (`to` of `Shows`) that include a viewer; undefined: a visitor without an account. */
export const audiencesOf = (viewer: string | undefined): readonly ('everybody' | 'players')[] =>
  viewer === undefined ? ['everybody'] : ['everybody', 'players'];
