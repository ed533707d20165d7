import type { Phase } from '../../core/expansion.ts';
import { allFeatures } from '../../core/position/features.ts';
import { payFor, returnFrom } from '../../core/scoring/agenda.ts';
import { barnConnected, hasBarn, hasFarmer } from '../abbey-and-mayor/index.ts';

/** Market followers that went into a barn's field at the end are scored before the barns are (R-COUNT-16). */
export const finalBarnsPhase: Phase = {
  name: 'final-barns',
  slot: 'before-final',
  run(position) {
    for (const feature of allFeatures(position)) {
      if (!hasBarn(position, feature) || !hasFarmer(position, feature)) continue;
      payFor(position, barnConnected, feature);
      returnFrom(position, feature);
    }
    return 'done';
  },
};
