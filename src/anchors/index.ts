export { appendToFile } from './append-to-file.ts';
export { type Evidence, openEvidence } from './evidence/evidence.ts';
export { keepAnchorsNow, keepDailyAnchors } from './keep-anchors.ts';
