import { expansionArt as all } from '#expansion-art';
import { expansionArt } from './expansion-art.ts';

Object.assign(expansionArt, all);
