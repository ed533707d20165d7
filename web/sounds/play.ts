import { hasSounds } from './choice.ts';

/** A laid tile, and the beginning of the player's turn. */
export type Sound = 'tile' | 'turn';

interface Tone {
  /** Hertz at the beginning, and at the end. */
  readonly from: number;
  readonly to: number;
  readonly startS: number;
  readonly lengthS: number;
  /** Of 1, the loudest. */
  readonly loudness: number;
}

/** Wood on wood; two notes that rise by a fourth. */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  tile: [
    { from: 210, to: 80, startS: 0, lengthS: 0.11, loudness: 0.22 },
    { from: 1_100, to: 420, startS: 0, lengthS: 0.035, loudness: 0.05 },
  ],
  turn: [
    { from: 587, to: 587, startS: 0, lengthS: 0.45, loudness: 0.07 },
    { from: 784, to: 784, startS: 0.16, lengthS: 0.7, loudness: 0.07 },
  ],
};

let context: AudioContext | undefined;

/**
 * Plays a sound if the player wants sounds on this device, and the browser allows them: it does once something on the page
 * was clicked or a key was pressed.
 * @param inS seconds until it begins
 */
export function playSound(sound: Sound, inS = 0): void {
  if (!hasSounds() || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // A browser may have stopped it while the page was not to be seen.
  if (context.state !== 'running') void context.resume();
  for (const tone of SOUNDS[sound]) playTone(context, tone, context.currentTime + inS);
}

function playTone(audio: AudioContext, { from, to, startS, lengthS, loudness }: Tone, now: number): void {
  const [start, end] = [now + startS, now + startS + lengthS];
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, start);
  // A sudden beginning would click, and so would a sudden end.
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
