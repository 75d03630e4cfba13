import { chanceBetween } from '../figures/noise.ts';
import type { SoundStyle } from './styles.ts';

/** Enough for what the demo plays, and half of the work of a music player's rate. */
export const SAMPLE_RATE = 22_050;
const SECONDS = 9;
const A2 = 110;
const BEATS_PER_BAR = 4;

const steps = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const;

const frequencyOf = ({ root, scale }: SoundStyle, degree: number, octave: number) => {
  const octaves = octave + Math.floor(degree / 7);
  return A2 * 2 ** ((root + (steps[scale][((degree % 7) + 7) % 7] ?? 0)) / 12 + octaves);
};

type Note = {
  at: number;
  seconds: number;
  frequency: number;
  level: number;
  decay: number;
  brightness: number;
};

/** A plucked note: a sine with two overtones that fade faster. */
const addNote = (sound: Float32Array, { at, seconds, frequency, level, decay, brightness }: Note) => {
  const from = Math.round(at * SAMPLE_RATE);
  const until = Math.min(sound.length, from + Math.round(seconds * SAMPLE_RATE));
  for (let index = from; index < until; index += 1) {
    const time = (index - from) / SAMPLE_RATE;
    const phase = 2 * Math.PI * frequency * time;
    const overtones = Math.sin(2 * phase) / 2 + Math.sin(3 * phase) / 3;
    // Two edges of some milliseconds, so that no note begins or ends with a click.
    const edge = Math.min(1, time * 200, ((until - index) / SAMPLE_RATE) * 100);
    const fading = edge * Math.exp(-decay * time);
    sound[index] = (sound[index] ?? 0) + level * fading * (Math.sin(phase) + brightness * fading * overtones);
  }
};

const addKick = (sound: Float32Array, at: number, level: number) => {
  const from = Math.round(at * SAMPLE_RATE);
  const until = Math.min(sound.length, from + SAMPLE_RATE / 5);
  for (let index = from; index < until; index += 1) {
    const time = (index - from) / SAMPLE_RATE;
    sound[index] =
      (sound[index] ?? 0) +
      level * Math.exp(-18 * time) * Math.sin(70 * (1 - Math.exp(-30 * time)) + 300 * time);
  }
};

const addHat = (sound: Float32Array, at: number, level: number) => {
  const from = Math.round(at * SAMPLE_RATE);
  const until = Math.min(sound.length, from + SAMPLE_RATE / 25);
  for (let index = from; index < until; index += 1)
    sound[index] =
      (sound[index] ?? 0) +
      level * Math.exp((-120 * (index - from)) / SAMPLE_RATE) * chanceBetween(index, 1, -1, 1);
};

const addBar = (sound: Float32Array, style: SoundStyle, bar: number) => {
  const beat = 60 / style.tempo;
  const start = bar * BEATS_PER_BAR * beat;
  const chord = style.chords[bar % style.chords.length] ?? 0;
  for (const degree of [0, 2, 4])
    addNote(sound, {
      at: start,
      seconds: BEATS_PER_BAR * beat,
      frequency: frequencyOf(style, chord + degree, 1),
      level: 0.12,
      decay: 0.3,
      brightness: style.brightness / 2,
    });
  for (let place = 0; place < BEATS_PER_BAR; place += 1) {
    const at = start + place * beat;
    const bass = frequencyOf(style, chord, 0);
    addNote(sound, {
      at,
      seconds: beat,
      frequency: bass,
      level: 0.25,
      decay: 3,
      brightness: style.brightness,
    });
    addKick(sound, at, 0.6 * style.drums);
    addHat(sound, at + beat / 2, 0.3 * style.drums);
  }
  const notes = BEATS_PER_BAR * style.notesPerBeat;
  for (let place = 0; place < notes; place += 1) {
    const degree = style.melody[(bar * notes + place) % style.melody.length] ?? 0;
    addNote(sound, {
      at: start + (place * beat) / style.notesPerBeat,
      seconds: (2 * beat) / style.notesPerBeat,
      frequency: frequencyOf(style, chord + degree, 2),
      level: 0.22,
      decay: style.decay,
      brightness: style.brightness,
    });
  }
};

/** Samples of a short piece in a style, that begins and ends softly. */
export const synthesise = (style: SoundStyle): Float32Array => {
  const sound = new Float32Array(SECONDS * SAMPLE_RATE);
  const bars = Math.ceil((SECONDS * style.tempo) / 60 / BEATS_PER_BAR);
  for (let bar = 0; bar < bars; bar += 1) addBar(sound, style, bar);
  const loudest = sound.reduce((most, level) => Math.max(most, Math.abs(level)), 0);
  return sound.map((level, index) => {
    const edge = Math.min(1, index / SAMPLE_RATE, (sound.length - index) / SAMPLE_RATE);
    return (0.8 * edge * level) / loudest;
  });
};
