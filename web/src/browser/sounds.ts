import type { Sound } from '$src/games/gameClient';
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

/// Makes sound possible; browsers want a gesture first. Call once per page.
export function listenForGesture(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

type Ring = (at: number, out: AudioNode, audio: AudioContext) => void;

const tone =
  (hertz: number, length: number, type: OscillatorType = 'sine', loud = 0.5, delay = 0): Ring =>
  (at, out, audio) => {
    const pitch = new OscillatorNode(audio, { type, frequency: hertz });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(loud, at + delay);
    gain.gain.exponentialRampToValueAtTime(0.001, at + delay + length);
    pitch.connect(gain).connect(out);
    pitch.start(at + delay);
    pitch.stop(at + delay + length);
  };

const noise =
  (hertz: number, length: number, loud = 0.5, delay = 0): Ring =>
  (at, out, audio) => {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(audio, { buffer });
    const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: hertz, Q: 1.2 });
    const gain = new GainNode(audio, { gain: loud });
    gain.gain.exponentialRampToValueAtTime(0.001, at + delay + length);
    source.connect(band).connect(gain).connect(out);
    source.start(at + delay);
  };

const bell = (delay: number): Ring[] => [
  tone(880, 1.1, 'sine', 0.35, delay),
  tone(2640, 0.5, 'sine', 0.12, delay),
  tone(4752, 0.25, 'sine', 0.05, delay),
];

/// The notes of a shanty's last phrase, each with its beginning in seconds.
const SHANTY = [
  [392, 0],
  [523, 0.25],
  [523, 0.5],
  [587, 0.75],
  [659, 1],
  [523, 1.25],
  [784, 1.5],
] as const;

const rings: Record<Sound, Ring[]> = {
  turn: [...bell(0), ...bell(0.32)],
  place: [noise(1200, 0.07, 0.8), tone(190, 0.08, 'triangle', 0.4)],
  coin: [tone(2093, 0.35, 'sine', 0.25), tone(3136, 0.5, 'sine', 0.15, 0.03)],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((delay) => noise(2400, 0.06, 0.6, delay)),
  thud: [tone(70, 0.5, 'sine', 0.9), noise(180, 0.3, 0.5)],
  drum: [tone(110, 0.28, 'triangle', 0.8), noise(700, 0.12, 0.3)],
  tick: [noise(3200, 0.03, 0.35)],
  win: SHANTY.map(([hertz, delay]) => tone(hertz, 0.4, 'triangle', 0.35, delay)),
};

/// Plays a sound, if the person wants sounds and the browser allows them.
export function play(sound: Sound): void {
  const { sound: isOn, volume } = settings.preferences;
  if (!context || context.state !== 'running' || !isOn || volume === 0 || document.hidden) return;
  const out = new GainNode(context, { gain: volume * 0.5 });
  out.connect(context.destination);
  for (const ring of rings[sound]) ring(context.currentTime + 0.01, out, context);
  setTimeout(() => out.disconnect(), 3000);
}
