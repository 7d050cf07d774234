/** What files may be, told from their first bytes: a name or a header may say anything. */
export const fileKinds = {
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
} as const;

export type FileExtension = keyof typeof fileKinds;

export function extensionOf(bytes: Uint8Array): FileExtension | undefined {
  const text = (from: number, to: number) =>
    Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 5) === '%PDF-') return 'pdf';
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  if (text(4, 8) === 'ftyp') return 'mp4';
  if (text(0, 4) === '\x1aE\xdf\xa3') return 'webm';
  if (/^(?:\xef\xbb\xbf)?WEBVTT\s/.test(text(0, 10))) return 'vtt';
  const [first = 0, second = 0] = bytes;
  // An MPEG frame, layer III, or the tags before it.
  if (text(0, 3) === 'ID3' || (first === 0xff && (second & 0xe6) === 0xe2)) return 'mp3';
  return undefined;
}
