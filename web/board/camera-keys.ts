import type { Keys } from '../use-keys.ts';
import type { CameraControls } from './camera-controls.ts';

/** The keys that zoom the board. */
export const cameraKeys = (camera: CameraControls): Keys => ({
  '+': () => camera.zoom(1.25),
  '=': () => camera.zoom(1.25),
  '-': () => camera.zoom(0.8),
  '0': () => camera.showAll(),
});
