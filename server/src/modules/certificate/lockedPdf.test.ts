import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { isLockedPdf } from './lockedPdf.ts';

type Options = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

/** A page as a program writes it, uncompressed so that what stands on it stands in the file. */
function written(options: Options, text = 'Bescheinigung'): Promise<Buffer> {
  const document = new PDFDocument({ compress: false, info: { Title: 'Nachweis' }, ...options });
  document.font('Helvetica').text(text);
  const parts: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
  });
  document.end();
  return whole;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
/** What the standard's own handler keeps, of a password that is not empty. */
const protection = `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >>`;
const catalog = '1 0 obj\n<< /Type /Catalog >>\nendobj\n';

/** A file by hand: objects, then a table or a stream of where they stand. */
function byHand({
  body = catalog,
  entries,
  kind = 'table',
}: {
  readonly body?: string;
  readonly entries: string;
  readonly kind?: 'table' | 'stream';
}): string {
  const objects = `%PDF-1.7\n${body}`;
  const section =
    kind === 'table'
      ? `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 9 /Root 1 0 R ${entries} >>\n`
      : `9 0 obj\n<< /Type /XRef /Size 1 /W [1 2 1] /Root 1 0 R ${entries} /Length 4 >>\nstream\n\0\0\0\xff\nendstream\nendobj\n`;
  return `${objects}${section}startxref\n${objects.length}\n%%EOF\n`;
}

/** What a program appends to a file that it changes. */
const updated = (file: string, entries: string) =>
  `${file}7 0 obj\n(neu)\nendobj\nxref\n0 0\ntrailer\n<< /Size 9 /Root 1 0 R /Prev 9 ${entries} >>\nstartxref\n${file.length + '7 0 obj\n(neu)\nendobj\n'.length}\n%%EOF\n`;

const isLocked = (file: string) => isLockedPdf(latin1(file));

describe('a PDF that a program has encrypted', () => {
  const versions = ['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const;

  test.each(versions)('with a password to open it is locked (PDF %s)', async (pdfVersion) => {
    const file = await written({ pdfVersion, userPassword: 'Kreide-rot-7', ownerPassword: 'x' });
    expect(await isLockedPdf(file)).toBe(true);
  });

  test.each(versions)('against changes alone opens for everybody (PDF %s)', async (pdfVersion) => {
    const file = await written({ pdfVersion, userPassword: '', ownerPassword: 'Kreide-rot-7' });
    expect(file.includes('/Encrypt')).toBe(true);
    expect(await isLockedPdf(file)).toBe(false);
  });
});

describe('where a PDF says that it is encrypted', () => {
  const body = `${catalog}5 0 obj\n${protection}\nendobj\n`;
  const reference = '/Encrypt 5 0 R';

  test.each(['table', 'stream'] as const)('in the trailer of a %s', async (kind) => {
    expect(await isLocked(byHand({ kind, body, entries: reference }))).toBe(true);
    expect(await isLocked(byHand({ kind, entries: `/Encrypt ${protection}` }))).toBe(true);
    expect(await isLocked(byHand({ kind, body, entries: '/Enc#72ypt%\n5 0 R' }))).toBe(true);
    expect(await isLocked(byHand({ kind, body, entries: '' }))).toBe(false);
  });

  test('in the newest trailer, whatever older ones say', async () => {
    const locked = byHand({ body, entries: reference });
    expect(await isLocked(updated(locked, reference))).toBe(true);
    expect(await isLocked(updated(locked, ''))).toBe(false);
    expect(await isLocked(updated(byHand({ body, entries: '' }), reference))).toBe(true);
  });

  test('not in what stands on its pages or lies in it', async () => {
    const words = `trailer << /Size 9 /Root 1 0 R /Encrypt ${protection} >> startxref 9 %%EOF`;
    const page = await written({ info: { Title: words } }, words);
    expect(page.includes('/Encrypt')).toBe(true);
    expect(await isLockedPdf(page)).toBe(false);
    expect(await isLocked(byHand({ body, entries: '/Info << /Encrypt 5 0 R >>' }))).toBe(false);
  });

  test('not where it names nothing', async () => {
    for (const nothing of ['null', '8 0 R', '1', '/Standard']) {
      expect(await isLocked(byHand({ body, entries: `/Encrypt ${nothing}` }))).toBe(false);
    }
  });
});

test.each(['%PDF-', '%PDF-1.7\n…', 'startxref', 'startxref\n99999', 'trailer', '/XRef'])(
  'a file that is broken is not locked: %j',
  async (file) => {
    expect(await isLocked(file)).toBe(false);
  },
);

test.each(['<<', '[', 'trailer<<', 'trailer<</Root(', 'obj<</Type/XRef', '9'])(
  'nor is a large one that was made to keep the shop busy: %s',
  async (part) => {
    const file = `%PDF-1.7\n${part.repeat(5_000_000 / part.length)}\nstartxref\n9\n%%EOF`;
    const start = performance.now();
    expect(await isLocked(file)).toBe(false);
    // Under a second where nothing else is going on; other libraries take half a minute.
    expect(performance.now() - start).toBeLessThan(10_000);
  },
);
