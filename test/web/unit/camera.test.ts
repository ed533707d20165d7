import { describe, expect, test } from 'vitest';
import {
  areaAround,
  fitView,
  panView,
  revealArea,
  type Viewport,
  zoomView,
} from '../../../web/board/camera.ts';

const viewport: Viewport = { width: 1000, height: 600, toolsRight: 0, toolsTop: 0 };

describe('the area around cells', () => {
  test('spans the first to the last cell, with a margin', () => {
    const cells = [
      { x: -1, y: 2 },
      { x: 3, y: 0 },
    ];
    expect(areaAround(cells, 40)).toEqual({ left: -140, top: -40, width: 580, height: 380 });
  });

  test('has a default without cells', () => {
    expect(areaAround([], 40)).toMatchObject({ width: 400, height: 400 });
  });
});

describe('fitting', () => {
  test('centres a small board, scaled at most 1.3', () => {
    const view = fitView(viewport, { left: -50, top: -50, width: 200, height: 200 }, undefined);
    expect(view).toEqual({ scale: 1.3, x: 500 - 50 * 1.3, y: 300 - 50 * 1.3 });
  });

  test('leaves room for buttons', () => {
    const area = { left: 0, top: 0, width: 1000, height: 1000 };
    const view = fitView({ ...viewport, toolsRight: 50, toolsTop: 100 }, area, undefined);
    expect(view).toEqual({ scale: 0.5, x: 225, y: 100 });
  });

  test('shows only the focus if the whole board would be unreadably small', () => {
    const whole = { left: 0, top: 0, width: 4000, height: 1000 };
    const focus = { left: 3000, top: 0, width: 360, height: 360 };
    expect(fitView(viewport, whole, undefined).scale).toBe(0.25);
    const view = fitView(viewport, whole, focus);
    expect(view.scale).toBe(1.3);
    expect(view.x + (focus.left + focus.width / 2) * view.scale).toBeCloseTo(500);
    expect(view.y + (focus.top + focus.height / 2) * view.scale).toBeCloseTo(300);
  });

  test('ignores the focus if the whole board is readable', () => {
    const whole = { left: 0, top: 0, width: 1000, height: 600 };
    const focus = { left: 0, top: 0, width: 100, height: 100 };
    expect(fitView(viewport, whole, focus)).toEqual(fitView(viewport, whole, undefined));
  });
});

describe('moving', () => {
  const view = { x: 10, y: 20, scale: 1 };

  test('pans by pixels', () => {
    expect(panView(view, 5, -5)).toEqual({ x: 15, y: 15, scale: 1 });
  });

  test('zooms around a fixed point', () => {
    const at = { x: 210, y: 120 };
    const next = zoomView(view, 2, at);
    expect(next.scale).toBe(2);
    expect(next.x + 200 * next.scale).toBe(at.x);
    expect(next.y + 100 * next.scale).toBe(at.y);
  });

  test('zooms within limits, and without moving at a limit', () => {
    expect(zoomView(view, 100, { x: 0, y: 0 }).scale).toBe(3);
    expect(zoomView(view, 0.001, { x: 0, y: 0 }).scale).toBe(0.08);
    const nearest = { ...view, scale: 3 };
    expect(zoomView(nearest, 2, { x: 300, y: 300 })).toEqual(nearest);
  });
});

describe('scrolling an area into view', () => {
  const view = { x: 0, y: 0, scale: 1 };

  test('does nothing if it is visible', () => {
    expect(revealArea(view, viewport, { left: 0, top: 0, width: 100, height: 100 })).toBe(view);
  });

  test.each([
    ['left and top', { left: -100, top: -50, width: 100, height: 100 }, { x: 120, y: 70, scale: 1 }],
    ['right and bottom', { left: 950, top: 550, width: 100, height: 100 }, { x: -70, y: -70, scale: 1 }],
  ])('moves as little as necessary: %s', (_where, area, expected) => {
    expect(revealArea(view, viewport, area)).toEqual(expected);
  });
});
