import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** A text of limited length. */
export const text = (min = 1) => z.string().min(min).max(1000);
/** A URL of one of some protocols, each with its colon. */
export const address = (...protocols: string[]) =>
  text().refine((url) => URL.canParse(url) && protocols.includes(new URL(url).protocol));
/** A whole number within limits, in decimal digits. */
export const whole = (min: number, max: number) =>
  z
    .stringFormat('whole', /^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
/** true or false. */
export const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');

/** Parses TRUST_PROXY; undefined if it is invalid. */
export function proxiesIn(value: string): false | number | readonly string[] | undefined {
  if (value === 'false' || value === '0') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const ranges = value.split(',').map((range) => range.trim());
  const areRanges = ranges.every((range) => ipaddr.isValid(range) || ipaddr.isValidCIDR(range));
  // The library would take a single number for an address: 0.0.0.17.
  return areRanges && !/^\d+$/.test(value) ? ranges : undefined;
}
