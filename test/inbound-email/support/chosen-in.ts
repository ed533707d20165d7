import type { ReceivedEmail } from '../../notifications/support/mailbox.ts';

/** Chooses only from an email's text: the option for this turn, with a piece in two turns of three. */
export function chosenIn({ text }: ReceivedEmail, turn: number): string | undefined {
  const listed = [...text.matchAll(/^(\d+[a-z]*) \(-?\d+,-?\d+\) r\d+(: \.1)?/gm)];
  const [, label, piece] = listed[(turn * 5) % Math.max(1, listed.length)] ?? [];
  if (label !== undefined) return piece !== undefined && turn % 3 < 2 ? `${label}.1` : label;
  const [, bare, deployed] = /(\S+) places the tile only(?:, (\S+) also deploys piece)?/.exec(text) ?? [];
  return (
    (turn % 3 < 2 ? deployed : undefined) ??
    bare ??
    /Reply with a number, such as (\S+)\.\r?$/m.exec(text)?.[1]
  );
}
