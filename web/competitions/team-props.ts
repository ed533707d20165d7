import type { Schemas } from '#client';
import type { Competition } from './words.ts';

export type Team = Schemas['Team'];
export type TeamCompetition = Competition & { readonly teamSize: number };

/** Properties of the parts of the teams view. */
export interface PartProps {
  readonly competition: TeamCompetition;
  readonly me: string | undefined;
  readonly onChange: () => void;
}

export type TeamProps = PartProps & { readonly team: Team };
