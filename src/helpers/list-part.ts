/** A part of a list, in the list's order: at most `limit` rows after the one at a position, or from the first on. */
export interface ListPart<Position = string> {
  readonly after?: Position | undefined;
  readonly limit: number;
}

/** Returns the arguments with which Prisma reads a part of a list that is in the order of ids. */
export function partById({ after, limit }: ListPart, order: 'asc' | 'desc') {
  const beyond = order === 'asc' ? { gt: after } : { lt: after };
  return {
    where: after === undefined ? {} : { id: beyond as { gt: string } },
    orderBy: { id: order },
    take: limit,
  };
}
