/** A part of a list, in the list's order: at most `limit` rows after a position, or from the start. */
export interface ListPart<Position = string> {
  readonly after?: Position | undefined;
  readonly limit: number;
}

/** Returns Prisma's arguments for reading a part of a list ordered by id. */
export function partById({ after, limit }: ListPart, order: 'asc' | 'desc') {
  const beyond = order === 'asc' ? { gt: after } : { lt: after };
  return {
    where: after === undefined ? {} : { id: beyond as { gt: string } },
    orderBy: { id: order },
    take: limit,
  };
}
