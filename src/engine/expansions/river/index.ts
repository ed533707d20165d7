import type { Expansion } from '../../core/expansion.ts';
import { isRiverTile, REASONS, refuseCourse } from './course.ts';
import { layRiver } from './stack.ts';
import { TILES } from './tiles.ts';

/** The River: twelve tiles that are drawn first and never turn back. */
export const river = {
  id: 'river',
  kinds: [{ name: 'river', meets: 'sides', completes: false }],
  tiles: { set: 'river', table: TILES },
  printed: { isDrawnFirst: isRiverTile, constrains: isRiverTile, mayPlace: refuseCourse },
  refusalReasons: REASONS,
  hooks: { stack: layRiver },
} as const satisfies Expansion;
