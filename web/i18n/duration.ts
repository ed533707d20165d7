/** Writes a duration by its largest units: `2 d 3 h`. */
export function durationIn(ms: number, unit: { d: string; h: string; min: string; s: string }): string {
  const seconds = Math.round(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} ${unit.d} ${hours} ${unit.h}`;
  if (hours > 0) return `${hours} ${unit.h} ${minutes} ${unit.min}`;
  return minutes > 0 ? `${minutes} ${unit.min}` : `${seconds} ${unit.s}`;
}
