import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type PictureExtension,
  type PictureFormat,
  pictureExtensions,
  pictureFormats,
  pictureUrl,
} from '../../../contract/index.ts';
import { type Connection, statement } from '../../database/database.ts';
import { demoDrawings } from '../../demo/drawings/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isOffered, pictureSources } from './formats.ts';
import { servePicture } from './serve.ts';
import { createMediaService, type MediaService, type RenderedPicture } from './service.ts';

let db: TestDatabase;
let directory: string;
let warnings: unknown[][];
let media: MediaService;
const log = { warn: (...told: unknown[]) => void warnings.push(told) };

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  await db.database.script('truncate media cascade');
  directory = await mkdtemp(join(tmpdir(), 'kreide-media-test-'));
  warnings = [];
  media = createMediaService({ database: db.database, directory, log, drawings: demoDrawings });
  return () => rm(directory, { recursive: true, force: true });
});

const photo = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c8102e' } })
    .jpeg()
    .toBuffer();

async function stored(source: { bytes: Buffer } | { drawing: unknown }): Promise<string> {
  const [answer] = await media.store(db.database, [source]);
  if (!answer?.ok) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.id;
}

async function rendered(
  id: string,
  format: PictureFormat,
  extension: PictureExtension,
): Promise<RenderedPicture> {
  const answer = await media.render(id, format, extension);
  if (answer === undefined || answer === 'busy') throw new Error(`No picture but ${answer}`);
  return answer;
}

const files = async (): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
};

const countMedia = statement('media_test_count', 'select count(*)::int as count from media');
const mediaCount = async (): Promise<number | undefined> =>
  (await db.database.row<{ count: number }>(countMedia))?.count;

describe('storing', () => {
  test('the same picture twice is one row and one id', async () => {
    const bytes = await photo();
    const answers = await media.store(db.database, [{ bytes }, { bytes: Buffer.from(bytes) }]);
    expect(new Set(answers.map((answer) => answer.ok && answer.id)).size).toBe(1);
    expect(await stored({ bytes })).toBe(answers[0]?.ok && answers[0].id);
    expect(await mediaCount()).toBe(1);
  });

  test('a drawing is told by what it shows, not by the order in which it is written', async () => {
    const one = await stored({ drawing: { kind: 'scissors', color: '#c8102e', tip: 'blunt' } });
    const two = await stored({ drawing: { tip: 'blunt', color: '#c8102e', kind: 'scissors' } });
    const other = await stored({ drawing: { kind: 'scissors', color: '#1f5fa8', tip: 'blunt' } });
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(two).toBe(one);
    expect(other).not.toBe(one);
  });

  test('width and height are those that people see, turned as the camera was', async () => {
    const bytes = await sharp(await photo(60, 40))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const [answer] = await media.store(db.database, [{ bytes }]);
    expect(answer).toMatchObject({ ok: true, width: 40, height: 60 });
  });

  const svg = (inside: string): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">${inside}</svg>`,
    );

  test.each([
    ['nothing', async () => Buffer.alloc(0), 'empty'],
    ['text', async () => Buffer.from('no picture at all'), 'not-a-picture'],
    ['half a JPEG’s header', async () => (await photo()).subarray(0, 8), 'not-a-picture'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      'format-not-supported',
    ],
    [
      '51 megapixels',
      () =>
        sharp({ create: { width: 7200, height: 7100, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'too-many-pixels',
    ],
    ['a script', async () => svg('<script>alert(1)</script>'), 'unsafe-svg'],
    [
      'an event handler',
      async () => svg('<rect width="9" height="9" onload="alert(1)"/>'),
      'unsafe-svg',
    ],
    [
      'a file of the server',
      async () => svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
      'unsafe-svg',
    ],
    [
      'a foreign address in a style',
      async () => svg('<rect width="9" height="9" style="fill:url(https://example.org/x)"/>'),
      'unsafe-svg',
    ],
    [
      'a document type from elsewhere',
      async () =>
        Buffer.from(
          '<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        ),
      'unsafe-svg',
    ],
    [
      'entities',
      async () =>
        Buffer.from(
          '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        ),
      'unsafe-svg',
    ],
  ] as const)('refuses %s', async (_, make, problem) => {
    const [answer] = await media.store(db.database, [{ bytes: await make() }]);
    expect(answer).toMatchObject({ ok: false, problem });
    expect(await mediaCount()).toBe(0);
  });

  test('a refused picture does not hold back the others', async () => {
    const answers = await media.store(db.database, [
      { drawing: { kind: 'unicorn' } },
      { drawing: { kind: 'chair', color: 'red' } },
      { drawing: { kind: 'chair' } },
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([false, false, true]);
    expect(answers[1]).toMatchObject({
      problem: 'unknown-drawing',
      detail: expect.stringContaining('color:'),
    });
    expect(await mediaCount()).toBe(1);
  });

  test('is part of the caller’s transaction', async () => {
    await expect(
      db.database.transaction(async (tx: Connection) => {
        await media.store(tx, [{ drawing: { kind: 'globe' } }]);
        throw new Error('and back');
      }),
    ).rejects.toThrow('and back');
    expect(await mediaCount()).toBe(0);
  });
});

describe('rendering (PDP-40, CART-28, SEO-12)', () => {
  test('gives every format its size and its type', async () => {
    const id = await stored({ drawing: { kind: 'exercise-book', color: '#c8102e' } });
    for (const [format, size] of Object.entries(pictureFormats) as [
      PictureFormat,
      { width: number; height: number },
    ][]) {
      const offered = pictureExtensions.filter((extension) => isOffered(format, extension));
      for (const extension of offered) {
        if (format === 'zoom' && extension !== 'webp') continue;
        const { bytes, mime } = await rendered(id, format, extension);
        const metadata = await sharp(bytes).metadata();
        expect(mime).toBe(`image/${extension}`);
        expect(
          { width: metadata.width, height: metadata.height },
          `${format}.${extension}`,
        ).toEqual(size);
        expect(metadata.format === 'heif' ? 'avif' : metadata.format).toBe(extension);
      }
    }
  });

  test('keeps a listing picture small', async () => {
    const id = await stored({ drawing: { kind: 'school-bag' } });
    expect((await rendered(id, 'listing-big', 'avif')).bytes.length).toBeLessThan(12_000);
    expect((await rendered(id, 'listing-small', 'avif')).bytes.length).toBeLessThan(6000);
  });

  test('leaves place and camera of a photo behind', async () => {
    const bytes = await sharp(await photo())
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await rendered(await stored({ bytes }), 'listing-big', 'jpeg');
    const metadata = await sharp(picture.bytes).metadata();
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  });

  test('shows a whole photo, on white', async () => {
    const { bytes } = await rendered(
      await stored({ bytes: await photo(600, 200) }),
      'listing-small',
      'webp',
    );
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * 240 + x) * 3, (y * 240 + x) * 3 + 3),
    ];
    expect(Math.min(...at(120, 10))).toBeGreaterThan(245);
    const [red = 0, green = 0] = at(120, 120);
    expect(red - green).toBeGreaterThan(120);
  });

  test('a logo keeps its shape and gets a white ground, on which it is read in the dark as well', async () => {
    const ink = { width: 40, height: 40, channels: 4 as const, background: '#101418' };
    const bytes = await sharp({
      create: { width: 120, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: { create: ink }, left: 40, top: 20 }])
      .png()
      .toBuffer();
    const { bytes: logo } = await rendered(await stored({ bytes }), 'logo', 'webp');
    const { data, info } = await sharp(logo).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 249, height: 166, channels: 3 });
    const at = (x: number, y: number) => [...data.subarray((y * 249 + x) * 3).subarray(0, 3)];
    expect([at(0, 0), at(124, 83)]).toEqual([
      [255, 255, 255],
      [16, 20, 24],
    ]);
  });

  test('turns a photo the way the camera was held', async () => {
    const lying = await sharp({
      create: { width: 80, height: 40, channels: 3, background: '#c8102e' },
    })
      .composite([
        {
          input: { create: { width: 40, height: 40, channels: 3, background: '#1f5fa8' } },
          left: 0,
          top: 0,
        },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes } = await rendered(await stored({ bytes: lying }), 'listing-small', 'webp');
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (y: number) => [...data.subarray((y * 240 + 120) * 3, (y * 240 + 120) * 3 + 3)];
    const [, , blueAbove = 0] = at(30);
    const [redBelow = 0, , blueBelow = 0] = at(210);
    expect([blueAbove > 120, redBelow > 150, blueBelow < 90]).toEqual([true, true, true]);
  });

  test('draws an operator’s vector file at the size that is needed', async () => {
    const bytes = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0H10V5H0Z" fill="#1f5fa8"/></svg>',
    );
    const { bytes: shown } = await rendered(await stored({ bytes }), 'listing-big', 'webp');
    const { data } = await sharp(shown).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const blue = (y: number) => data[(y * 480 + 240) * 3] ?? 255;
    // Enlarged from ten pixels the edge would run over fifty; drawn at size it is sharp.
    expect([blue(232) < 90, blue(248) > 230]).toEqual([true, true]);
  });

  test.each([
    ['an id that is not there', 'f'.repeat(32), 'thumb', 'avif'],
    ['a path', '../../etc/passwd', 'thumb', 'avif'],
    ['open graph as AVIF', undefined, 'og', 'avif'],
  ] as const)('answers nothing to %s', async (_, id, format, extension) => {
    const known = await stored({ drawing: { kind: 'chair' } });
    expect(await media.render(id ?? known, format, extension)).toBeUndefined();
    expect(await files()).toEqual([]);
  });

  test('is done once for many who ask at once', async () => {
    const id = await stored({ drawing: { kind: 'globe' } });
    let asked = 0;
    const counting = new Proxy(db.database, {
      get(target, name) {
        if (name !== 'row') return Reflect.get(target, name);
        return (...values: Parameters<Connection['row']>) => {
          asked += 1;
          return target.row(...values);
        };
      },
    });
    const busy = createMediaService({ database: counting, directory, log, drawings: demoDrawings });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => busy.render(id, 'listing-big', 'avif')),
    );
    expect(new Set(answers).size).toBe(1);
    expect(asked).toBe(1);
  });

  test('is kept: the second time needs neither the database nor the drawing', async () => {
    const id = await stored({ drawing: { kind: 'dice' } });
    const first = await rendered(id, 'thumb', 'webp');
    expect(await files()).toEqual(['1-thumb.webp']);
    await db.database.script('truncate media cascade');
    const second = await rendered(id, 'thumb', 'webp');
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  test('leaves no draft behind, and takes none for a picture', async () => {
    const id = await stored({ drawing: { kind: 'dice' } });
    const whole = await rendered(id, 'thumb', 'jpeg');
    const file = join(directory, 'media', id.slice(0, 2), id, '1-thumb.jpeg');
    expect((await readFile(file)).equals(whole.bytes)).toBe(true);
    await rm(file);
    await writeFile(`${file}.0123456789ab.part`, whole.bytes.subarray(0, 100));
    expect((await rendered(id, 'thumb', 'jpeg')).bytes.equals(whole.bytes)).toBe(true);
  });

  test('goes on when the disk refuses', async () => {
    const blocked = join(directory, 'a-file');
    await writeFile(blocked, '');
    const service = createMediaService({
      database: db.database,
      directory: blocked,
      log,
      drawings: demoDrawings,
    });
    const picture = await service.render(
      await stored({ drawing: { kind: 'dice' } }),
      'thumb',
      'avif',
    );
    expect(picture).toMatchObject({ mime: 'image/avif' });
    expect(warnings.flat().join(' ')).toContain('could not be cached');
  });

  test('turns people away instead of queueing without end', async () => {
    const narrow = createMediaService({
      database: db.database,
      directory,
      log,
      drawings: demoDrawings,
      concurrency: 1,
      waiting: 1,
    });
    const ids = await Promise.all(
      ['#c8102e', '#1f5fa8', '#2f8f5b'].map((color) =>
        stored({ drawing: { kind: 'chair', color } }),
      ),
    );
    const answers = await Promise.all(ids.map((id) => narrow.render(id, 'zoom', 'avif')));
    expect(answers.filter((answer) => answer === 'busy')).toHaveLength(1);
    // Whoever comes back later is served.
    const late = ids[answers.indexOf('busy')] ?? '';
    expect(await narrow.render(late, 'thumb', 'avif')).toMatchObject({ mime: 'image/avif' });
  });

  test('shows the placeholder for a picture that has gone bad, and does not keep it', async () => {
    const id = 'a'.repeat(32);
    await db.database.script(
      `insert into media (id, mime, bytes, width, height) values ('${id}', 'image/jpeg', '\\xffd8ffe0dead', 10, 10)`,
    );
    const picture = await rendered(id, 'listing-small', 'webp');
    expect((await sharp(picture.bytes).metadata()).width).toBe(240);
    expect(warnings.flat().join(' ')).toContain(id);
    expect(await files()).toEqual([]);
  });
});

describe('what a client has already', () => {
  const ask = (id: string, tag?: string) => {
    const pathname = `/media/${id}/thumb.webp`;
    const headers: Record<string, string> = tag === undefined ? {} : { 'if-none-match': tag };
    return servePicture(media, new Request(`http://api${pathname}`, { headers }), pathname);
  };

  test('is answered without making the picture', async () => {
    const id = await stored({ drawing: { kind: 'dice' } });
    const etag = (await ask(id)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    await rm(join(directory, 'media'), { recursive: true });
    const answer = await ask(id, `"other", W/${etag}`);
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, etag]);
    expect(await files()).toEqual([]);
    expect((await ask(id, '"other"')).status).toBe(200);
  });

  test('by any tag is only said of a picture that there is', async () => {
    expect((await ask(await stored({ drawing: { kind: 'dice' } }), '*')).status).toBe(304);
    expect((await ask('0'.repeat(32), '*')).status).toBe(404);
  });
});

describe('addresses', () => {
  test('name picture, format and type', () => {
    expect(pictureUrl('f'.repeat(32), 'main-mobile', 'avif')).toBe(
      `/media/${'f'.repeat(32)}/main-mobile.avif`,
    );
  });

  test('of a tile offer AVIF before WebP, in two sizes, with a JPEG for the rest', () => {
    const id = '0'.repeat(32);
    expect(pictureSources(id, 'listing')).toEqual({
      src: `/media/${id}/listing-big.jpeg`,
      width: 480,
      height: 480,
      sources: ['avif', 'webp'].map((type) => ({
        src: `/media/${id}/listing-small.${type} 1x, /media/${id}/listing-big.${type} 2x`,
        width: 480,
        media: undefined,
        sizesValue: undefined,
        type: `image/${type}`,
      })),
    });
  });

  test('of the product page say how wide it stands there', () => {
    const id = '0'.repeat(32);
    expect(pictureSources(id, 'main').sources[0]).toMatchObject({
      src: `/media/${id}/main-mobile.avif 720w, /media/${id}/main-desktop.avif 960w`,
      sizesValue: expect.stringContaining('50vw'),
    });
  });

  test('of a cart line fall back to 343 × 281 (CART-28)', () => {
    expect(pictureSources('0'.repeat(32), 'basket')).toMatchObject({ width: 343, height: 281 });
    expect(pictureSources('0'.repeat(32), 'gift')).toMatchObject({ width: 190, height: 143 });
  });
});
