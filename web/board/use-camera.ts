import { useEffect } from 'preact/hooks';
import type { Area } from './camera.ts';
import type { CameraControls } from './camera-controls.ts';

/**
 * Shows the whole area, or the focus if the whole would be too small to read, until the player moves the
 * board.
 */
export function useCamera(camera: CameraControls, area: Area, focus: Area | undefined): void {
  camera.area = area;
  camera.focus = focus;
  useEffect(() => camera.listen(), [camera]);
  useEffect(() => camera.fit(), [camera, ...boundsOf(area), ...boundsOf(focus)]);
}

const boundsOf = (area: Area | undefined) => [area?.left, area?.top, area?.width, area?.height];
