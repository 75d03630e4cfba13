/** How a preview of the demo sounds. */
export type SoundStyle = {
  /** Beats per minute. */
  tempo: number;
  /** The lowest note of its scale, in semitones above A2. */
  root: number;
  scale: 'major' | 'minor';
  /** The chords of its bars, as degrees of the scale from 0. */
  chords: readonly number[];
  /** Notes of the melody in a beat. */
  notesPerBeat: 1 | 2 | 3 | 4;
  /** The degrees that the melody takes one after the other, from the root of the chord. */
  melody: readonly number[];
  /** How fast a note fades, per second. */
  decay: number;
  /** The part of overtones, from 0 to 1. */
  brightness: number;
  /** How loud kick and hi-hat are, from 0 to 1. */
  drums: number;
};

/** The sound of each mood that tracks of the demo have. */
export const moodStyles: Readonly<Record<string, SoundStyle>> = {
  calm: {
    tempo: 72,
    root: 3,
    scale: 'major',
    chords: [0, 5, 3, 4],
    notesPerBeat: 1,
    melody: [0, 2, 4, 2],
    decay: 1.6,
    brightness: 0.15,
    drums: 0,
  },
  sad: {
    tempo: 66,
    root: 0,
    scale: 'minor',
    chords: [0, 5, 2, 6],
    notesPerBeat: 1,
    melody: [4, 2, 1, 0],
    decay: 1.3,
    brightness: 0.2,
    drums: 0,
  },
  dark: {
    tempo: 92,
    root: -5,
    scale: 'minor',
    chords: [0, 0, 5, 4],
    notesPerBeat: 2,
    melody: [0, 7, 0, 4],
    decay: 4,
    brightness: 0.7,
    drums: 0.4,
  },
  dreamy: {
    tempo: 80,
    root: 5,
    scale: 'major',
    chords: [3, 0, 5, 4],
    notesPerBeat: 3,
    melody: [0, 2, 4, 7, 4, 2],
    decay: 1.2,
    brightness: 0.1,
    drums: 0,
  },
  warm: {
    tempo: 98,
    root: -2,
    scale: 'major',
    chords: [0, 3, 5, 4],
    notesPerBeat: 2,
    melody: [0, 4, 2, 4],
    decay: 2.4,
    brightness: 0.3,
    drums: 0.15,
  },
  hopeful: {
    tempo: 108,
    root: 7,
    scale: 'major',
    chords: [0, 4, 5, 3],
    notesPerBeat: 2,
    melody: [0, 1, 2, 4, 5, 4, 7, 4],
    decay: 2.6,
    brightness: 0.35,
    drums: 0.3,
  },
  cheerful: {
    tempo: 128,
    root: 10,
    scale: 'major',
    chords: [0, 3, 4, 0],
    notesPerBeat: 2,
    melody: [4, 2, 4, 7, 5, 4, 2, 0],
    decay: 5,
    brightness: 0.5,
    drums: 0.5,
  },
  comic: {
    tempo: 138,
    root: 2,
    scale: 'major',
    chords: [0, 4, 0, 4],
    notesPerBeat: 2,
    melody: [0, 7, 3, 7, 4, 7, 3, 7],
    decay: 9,
    brightness: 0.6,
    drums: 0.25,
  },
  groovy: {
    tempo: 104,
    root: -3,
    scale: 'minor',
    chords: [0, 3, 6, 4],
    notesPerBeat: 4,
    melody: [0, 0, 4, 0, 2, 0, 4, 6],
    decay: 8,
    brightness: 0.45,
    drums: 0.6,
  },
  powerful: {
    tempo: 146,
    root: -7,
    scale: 'minor',
    chords: [0, 5, 6, 4],
    notesPerBeat: 4,
    melody: [0, 4, 7, 4],
    decay: 6,
    brightness: 0.9,
    drums: 0.9,
  },
};
