/** How a kind of instrument sounds: partials over the note, and how fast they die away. */
const timbres = {
  bars: {
    partials: [
      [1, 1],
      [2.76, 0.5],
      [5.4, 0.2],
    ],
    decay: 3.2,
    attack: 0.002,
  },
  flute: {
    partials: [
      [1, 1],
      [2, 0.25],
      [3, 0.08],
    ],
    decay: 0.6,
    attack: 0.06,
  },
  strings: {
    partials: [
      [1, 1],
      [2, 0.5],
      [3, 0.3],
      [4, 0.15],
      [5, 0.08],
    ],
    decay: 2.4,
    attack: 0.004,
  },
} as const;

export type Timbre = keyof typeof timbres;

const rate = 16_000;
/** C, E, G and the C above: semitones over the first. */
const melody = [0, 4, 7, 12];
const step = 0.32;
const length = 2.2;

/** A rising chord as a WAV file: 16 bits, one channel. */
export function toneOf(timbre: Timbre, first: number): Buffer {
  const { partials, decay, attack } = timbres[timbre];
  const samples = new Float64Array(Math.round(rate * length));
  for (const [index, semitones] of melody.entries()) {
    const note = first * 2 ** (semitones / 12);
    const start = Math.round(index * step * rate);
    for (let at = start; at < samples.length; at += 1) {
      const seconds = (at - start) / rate;
      const loudness = Math.min(1, seconds / attack) * Math.exp(-decay * seconds);
      let sum = 0;
      for (const [factor, share] of partials) {
        sum += share * Math.sin(2 * Math.PI * note * factor * seconds);
      }
      samples[at] = (samples[at] ?? 0) + sum * loudness;
    }
  }
  // The last tenth of a second ends in silence, so that nothing clicks.
  const fade = rate / 10;
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  for (const [at, value] of samples.entries()) {
    const end = Math.min(1, (samples.length - at) / fade);
    file.writeInt16LE(Math.round((value / loudest) * end * 24_000), 44 + at * 2);
  }
  return file;
}
