import type { Deps } from '../../deps.ts';

/** The locale of a player. */
export async function languageOf({ db }: Deps, id: string): Promise<string> {
  const player = await db.prisma.player.findUnique({ where: { id }, select: { locale: true } });
  return player?.locale ?? 'en';
}
