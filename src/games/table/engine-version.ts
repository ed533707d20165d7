/** Version of the engine's rules, stored with each game, so that games of an older engine can be recognised. */
export const engineVersion = '1';
