import { expect, test } from 'vitest';
import { BodyRefusal, maxHeldBytes, readBytes, readForm, uploadLimits } from './body.ts';

const kilobyte = new Uint8Array(1024).fill(97);

/** A body that arrives in pieces, and how many of them were asked for. */
function piecesOf(make: (index: number) => Uint8Array | undefined) {
  const sent = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = make(sent.pieces);
        sent.pieces += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  return { sent, body };
}

const requestOf = (body: BodyInit, type?: string) =>
  new Request('http://shop.example/', {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'content-type': type } }),
    duplex: 'half',
  } as RequestInit);

const limits = { maxBytes: 10_000, maxFields: 5, maxFiles: 2 };
const multipart = 'multipart/form-data; boundary=b';

const part = (value: string, more = '; name="a"') =>
  `--b\r\nContent-Disposition: form-data${more}\r\n\r\n${value}\r\n`;

async function refused(reading: Promise<unknown>): Promise<number> {
  const error: unknown = await reading.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BodyRefusal);
  return (error as BodyRefusal).status;
}

test('a body is read as it was sent, and no further than its limit', async () => {
  const { body } = piecesOf((index) => (index < 10 ? kilobyte : undefined));
  using whole = await readBytes(requestOf(body), 10 * 1024);
  expect(whole.content).toEqual(new Uint8Array(10 * 1024).fill(97));
  const endless = piecesOf(() => kilobyte);
  expect(await refused(readBytes(requestOf(endless.body), 10 * 1024))).toBe(413);
  expect(endless.sent.pieces).toBe(11);
});

test('what is declared to be too long is not read at all', async () => {
  const { sent, body } = piecesOf(() => kilobyte);
  const request = requestOf(body);
  request.headers.set('content-length', '10001');
  expect(await refused(readForm(request, limits))).toBe(413);
  expect(sent.pieces).toBe(0);
});

test('a form comes in either encoding, with its files, in whatever pieces', async () => {
  const sent = new FormData();
  sent.append('name', 'Änne & Öz');
  sent.append('name', '');
  using pairs = await readForm(
    requestOf(new URLSearchParams([...sent] as [string, string][])),
    limits,
  );
  expect([...pairs.content]).toEqual([...sent]);
  sent.append('file', new File(['%PDF'], 'Lieferschein ü.pdf', { type: 'application/pdf' }));
  sent.append('empty', new File([], ''));
  const whole = requestOf(sent);
  const type = whole.headers.get('content-type') ?? '';
  const bytes = await whole.bytes();
  const { body } = piecesOf((at) => (at < bytes.length ? bytes.subarray(at, at + 1) : undefined));
  using parts = await readForm(requestOf(body, type), limits);
  const shown = [...parts.content].map(([name, value]) => [
    name,
    value instanceof File ? [value.name, value.size, value.type] : value,
  ]);
  expect(shown).toEqual([
    ['name', 'Änne & Öz'],
    ['name', ''],
    ['file', ['Lieferschein ü.pdf', 4, 'application/pdf']],
    ['empty', ['', 0, 'application/octet-stream']],
  ]);
  expect(await (parts.content.get('file') as File).text()).toBe('%PDF');
});

test.each([
  ['no boundary', 400, 'multipart/form-data', part('x')],
  ['no end', 400, multipart, part('x')],
  [
    'an end within a file',
    400,
    multipart,
    '--b\r\nContent-Disposition: form-data; name="a"; filename="x"\r\n\r\nx',
  ],
  ['a field without a name', 400, multipart, `${part('x', '')}${part('y', '; filename="x"')}--b--`],
  ['too many fields', 413, multipart, `${part('x').repeat(6)}--b--`],
  ['too many files', 413, multipart, `${part('x', '; name="a"; filename="x"').repeat(3)}--b--`],
  ['too many pairs', 413, 'application/x-www-form-urlencoded', 'a=b&'.repeat(6)],
])('a form with %s is refused: %d', async (_, status, type, body) => {
  expect(await refused(readForm(requestOf(body, type), limits))).toBe(status);
});

test('of a form in thousands of parts a few are read', async () => {
  const encoder = new TextEncoder();
  const { sent, body } = piecesOf((index) =>
    index < 50_000 ? encoder.encode(part('x')) : encoder.encode('--b--'),
  );
  expect(await refused(readForm(requestOf(body, multipart), uploadLimits))).toBe(413);
  expect(sent.pieces).toBeLessThan(uploadLimits.maxFields + 10);
});

test('bodies count while they are worked on, and more than a process may hold are not read', async () => {
  const upload = () =>
    readBytes(requestOf(new Uint8Array(uploadLimits.maxBytes)), uploadLimits.maxBytes);
  const held = await Promise.all(
    Array.from({ length: maxHeldBytes / uploadLimits.maxBytes }, upload),
  );
  expect(await refused(upload())).toBe(503);
  held.pop()?.[Symbol.dispose]();
  using _ = await upload();
  for (const each of held) each[Symbol.dispose]();
});
