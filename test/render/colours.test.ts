import { describe, expect, test } from 'vitest';
import { SEATS, THEMES } from '../../src/render/index.ts';

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [r, g, b] = rgbOf(hex).map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Colours as seen without one kind of cone, in linear light (Machado, Oliveira and Fernandes 2009). */
const SIGHTS: Readonly<Record<string, readonly Rgb[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns a colour in CIE Lab, D65, as seen with a kind of colour vision. */
function labOf(hex: string, sight: readonly Rgb[]): Rgb {
  const light = rgbOf(hex).map(linear);
  const [r, g, b] = sight.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, at) => sum + part * (light[at] ?? 0), 0),
      ),
    ),
  ) as unknown as Rgb;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const apart = (one: string, other: string, sight: readonly Rgb[]) => {
  const [a, b] = [labOf(one, sight), labOf(other, sight)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

describe('colours', () => {
  test.each(Object.entries(SIGHTS))('seats are distinguishable with %s vision', (_, sight) => {
    const near: string[] = [];
    for (const [index, { name, fill }] of SEATS.entries()) {
      for (const other of SEATS.slice(index + 1)) {
        const difference = apart(fill, other.fill, sight);
        if (difference < 25) near.push(`${name} and ${other.name}: ${difference.toFixed(1)}`);
      }
    }
    expect(near).toEqual([]);
  });

  test('every seat has its own emblem, visible on its colour', () => {
    expect(new Set(SEATS.map(({ emblem }) => emblem)).size).toBe(SEATS.length);
    for (const { name, fill, ink } of SEATS) expect(contrast(fill, ink), name).toBeGreaterThan(3);
  });

  test('text is readable in both themes', () => {
    for (const theme of Object.values(THEMES)) {
      for (const ground of [theme.page, theme.panel]) {
        expect(contrast(theme.ink, ground)).toBeGreaterThan(7);
        expect(contrast(theme.inkSoft, ground)).toBeGreaterThan(4.5);
        expect(contrast(theme.accent, ground)).toBeGreaterThan(4.5);
      }
      expect(contrast(theme.accent, theme.accentSoft)).toBeGreaterThan(4.5);
    }
  });

  test('roads stand out from the meadow by lightness alone', () => {
    for (const theme of Object.values(THEMES)) {
      expect(contrast(theme.road, theme.meadow)).toBeGreaterThan(1.5);
      expect(contrast(theme.roadRim, theme.road)).toBeGreaterThan(3);
    }
  });
});
