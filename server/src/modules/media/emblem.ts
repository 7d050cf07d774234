import sharp from 'sharp';

export interface EmblemFormat {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How much of the shorter side the emblem takes. @default 1 */
  readonly share?: number;
  /** Colour around it; left out: none, the picture is transparent there. */
  readonly ground?: string;
  readonly extension: 'png' | 'jpeg';
}

/** The shop's emblem, a square vector file, in the middle of a picture of any size. */
export async function renderEmblem(
  svg: Buffer,
  { width, height, share = 1, ground, extension }: EmblemFormat,
): Promise<Buffer> {
  const side = Math.round(Math.min(width, height) * share);
  // Drawn at the size that is needed instead of being enlarged afterwards.
  const natural = await sharp(svg).metadata();
  const density = Math.ceil((72 * side) / (natural.width ?? side));
  const emblem = await sharp(svg, { density }).resize(side, side).png().toBuffer();
  const picture = sharp({
    create: {
      width,
      height,
      channels: 4,
      background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 },
    },
  }).composite([{ input: emblem }]);
  return extension === 'png'
    ? picture.png({ palette: true }).toBuffer()
    : picture.flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
