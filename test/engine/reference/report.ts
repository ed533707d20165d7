/** What a part brought, in points and tokens. */

export interface Points {
  seat: number;
  points: number;
  kind: string;
  feature: string | undefined;
}

export interface Token {
  seat: number;
  token: string;
  number: number;
}

export interface PartReport {
  points: Points[];
  tokens: Token[];
  secondPartDue: boolean;
}

export function emptyReport(): PartReport {
  return { points: [], tokens: [], secondPartDue: false };
}
