import { hasSounds } from './choice.ts';

/** The sounds of a placed tile and of the start of the player's turn. */
export type Sound = 'tile' | 'turn';

interface Tone {
  /** Frequency at the start and at the end, in Hz. */
  readonly from: number;
  readonly to: number;
  readonly startS: number;
  readonly lengthS: number;
  /** Up to 1, the maximum. */
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
 * Plays a sound if sounds are on for this device and the browser allows them, which it does after the first click or
 * key on the page.
 * @param inS delay in seconds
 */
export function playSound(sound: Sound, inS = 0): void {
  if (!hasSounds() || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  // Browsers can suspend it while the page is hidden.
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
  // Ramps avoid clicks at the start and the end.
  volume.gain.linearRampToValueAtTime(loudness, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
