import type { Table } from '../../../api/client.ts';

interface Town {
  /** The quarter where the count stands. */
  readonly count: string;
  readonly followers: readonly { seat: number; piece: string; quarter: string }[];
}

/** Returns the city of Carcassonne with the followers in its quarters. */
export const townOf = ({ own }: Table): Town | undefined => own['town'] as Town | undefined;
