import { type Language, textsIn } from './languages.ts';

const shapes = {
  /** `Monday 3 March at 09:00 CET` */
  long: { weekday: 'long', month: 'long' },
  /** `Mon 3 Mar, 09:00 CET` */
  short: { weekday: 'short', month: 'short' },
} as const;

/** Returns a moment in words, in a time zone; `short` where there is little room. */
export function formatMoment(
  language: Language,
  time: Date,
  { timeZone, shape }: { timeZone: string; shape: keyof typeof shapes },
): string {
  const rest = { day: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(textsIn(language).game.tag, {
    ...shapes[shape],
    ...rest,
    timeZone,
  }).format(time);
}
