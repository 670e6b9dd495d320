// Short sounds made on the spot: no files to load. Silent until the person has touched the page,
// and never the only sign of anything.
import { settings } from '../app/settings.svelte';

export type Sound = 'dice' | 'checker' | 'hit' | 'cube' | 'offer' | 'turn' | 'won' | 'lost' | 'low';

interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

function knock(pitch: number, at = 0, loud = 0.5): Tone {
  return { pitch, at, long: 0.05, shape: 'triangle', loud };
}

function note(pitch: number, at: number, long = 0.18): Tone {
  return { pitch, at, long, shape: 'sine', loud: 0.35 };
}

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  dice: [knock(420), knock(360, 0.09), knock(300, 0.2, 0.35)],
  checker: [knock(240)],
  hit: [knock(170, 0, 0.8), knock(260, 0.05, 0.4)],
  cube: [knock(140, 0, 0.7)],
  offer: [note(523, 0), note(659, 0.14)],
  turn: [note(587, 0)],
  low: [note(784, 0, 0.12), note(784, 0.2, 0.12)],
  won: [note(523, 0), note(659, 0.13), note(784, 0.26, 0.35)],
  lost: [note(440, 0), note(349, 0.18, 0.35)],
};

let context: AudioContext | null = null;

/** Allows sound from the first gesture on, as browsers ask. */
export function wakeSound(): void {
  addEventListener(
    'pointerdown',
    () => {
      if (typeof AudioContext !== 'undefined') context ??= new AudioContext();
    },
    { once: true },
  );
}

export function sound(name: Sound): void {
  if (context === null || settings.volume <= 0 || document.hidden) return;
  for (const tone of tones[name]) {
    const start = context.currentTime + tone.at;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = tone.shape;
    voice.frequency.value = tone.pitch;
    gain.gain.setValueAtTime((tone.loud * settings.volume) / 100, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + tone.long);
    voice.connect(gain).connect(context.destination);
    voice.start(start);
    voice.stop(start + tone.long);
  }
}
