import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { frontPaths } from '@kreide/storefront';
import {
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type TypeNode,
  typeFromAST,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raisedLimits, raisedLimitsNote } from '../raisedLimits.ts';
import { type ShopProcess, startShop } from '../testing/shopProcess.ts';
import { mark } from './badInput/inputs.ts';
import { explore } from './badInput/known.ts';
import { type Operation, readSurface, type Surface } from './badInput/surface.ts';
import { bytesOf, type Input, send } from './badInput/wire.ts';

/** Large input is refused before it costs anything: time of the event loop, or memory. */

/** Milliseconds of processor time for which one request may keep the event loop. */
const maxTurn = 50;
const megabyte = 1024 * 1024;
/** What may still come into what is bounded. */
const maxGrowth = 24 * megabyte;
/** `maxHeldBytes` of server/contract/body.ts, and what is made of them while they are worked on. */
const maxHeld = 300 * megabyte;

let directory: string;
let shop: ShopProcess;
let surface: Surface;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'kreide-large-'));
  surface = await readSurface(frontPaths);
  console.log(raisedLimitsNote);
  shop = await startShop({ dataDirectory: directory, env: raisedLimits, isWatched: true });
});

afterAll(async () => {
  await shop?.stop();
  await rm(directory, { recursive: true, force: true });
});

const host = () => `localhost:${shop.port}`;
const own: Input['headers'] = [['Sec-Fetch-Site', 'same-origin']];
const multipart = 'multipart/form-data; boundary=b';

const post = (target: string, type: string, body: string, more: Input['headers'] = []): Buffer =>
  bytesOf(
    { method: 'POST', target, headers: [...own, ['Content-Type', type], ...more], body },
    host(),
  );
const graphql = (body: object) => post('/graphql/', 'application/json', JSON.stringify(body));

const part = (name: string, value: string, fileName?: string) => {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  return `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
};

const slashes = '/'.repeat(256_000);
/** 240 kB. Composing them takes a minute. */
const marks = `a${'\u0301\u0323'.repeat(60_000)}`;

interface Answered {
  readonly status: number;
  /** The longest turn of the event loop, in milliseconds of processor time. */
  readonly turn: number;
}

/**
 * Sends an input alone. What takes long once is tried again: code that is compiled, and garbage that
 * is collected, are nobody's in particular.
 */
async function measured(bytes: () => Buffer | Iterable<Buffer>): Promise<Answered> {
  let best: Answered = { status: 0, turn: Number.POSITIVE_INFINITY };
  for (let run = 0; run < 3 && best.turn > maxTurn; run += 1) {
    await shop.measure();
    const { status } = await send(shop.port, bytes());
    const { maxTurn: turn } = await shop.measure();
    if (turn < best.turn) best = { status, turn };
  }
  return best;
}

/** Who has not read the answer before the connection is reset gets none: of a body that is refused. */
const isFailure = (status: number, bytes: Buffer) =>
  status >= 500 || (status === 0 && bytes.length <= 100_000);

/** Sends each alone; names what kept the event loop, failed, or was not answered. */
async function faultsOf(inputs: Iterable<readonly [name: string, bytes: Buffer]>) {
  const faults: string[] = [];
  for (const [name, bytes] of inputs) {
    const { status, turn } = await measured(() => bytes);
    if (turn > maxTurn) faults.push(`${name}: ${turn} ms`);
    if (isFailure(status, bytes)) faults.push(`${name}: answers ${status}`);
  }
  return faults;
}

const liveBytes = async () => (await shop.measure('memory')).liveBytes;

/** Buffers are given back some time after they are collected. */
const settled = (before: number) =>
  expect
    .poll(async () => (await liveBytes()) - before, { timeout: 30_000 })
    .toBeLessThan(maxGrowth);

test('256,000 slashes, and 240 kB of marks, in an address, a body and the name of a file', async () => {
  const contentQuery = surface.operations.find(({ document }) =>
    JSON.stringify(document).includes('"value":"contentQuery"'),
  );
  const content = (url: string) => graphql({ id: contentQuery?.id, variables: { url } });
  const asked = (target: string) => bytesOf({ method: 'GET', target, headers: [] }, host());
  const contact = (fields: string) => post('/service/kontakt', multipart, `${fields}--b--\r\n`);
  const operations = (fileName: string) =>
    post(
      '/graphql/',
      multipart,
      `${part('operations', '{"id":"x","variables":{"a":null}}')}${part('map', '{"0":["variables.a"]}')}${part('0', '%PDF-', fileName)}--b--\r\n`,
    );
  const inputs: [string, Buffer][] = [
    ['slashes in a path', asked(slashes)],
    ['as many as a path may have', asked(slashes.slice(0, 1024))],
    ['as many as an address may have', asked(`/?q=${slashes.slice(0, 8_000)}`)],
    ['slashes in contentQuery', content(slashes)],
    ['as many as a text may have', content(slashes.slice(0, 10_000))],
    ['marks in contentQuery', content(marks)],
    ['as many as a text may have', content(marks.slice(0, 10_000))],
    ['marks in the name of a file', contact(part('attachments', '%PDF-', marks))],
    ['as many as a header may have', contact(part('attachments', '%PDF-', marks.slice(0, 4_000)))],
    ['marks in a message', contact(part('message', marks))],
    ['as many as a message may have', contact(part('message', marks.slice(0, 12_000)))],
    ['marks in a file of an operation', operations(marks)],
    ['as many as a header may have', operations(marks.slice(0, 4_000))],
  ];
  // What a page costs until its code is compiled would be taken for what the first input costs.
  for (let run = 0; run < 20; run += 1) {
    await send(shop.port, contact(part('message', 'Hallo')));
    // Refused for the length of its header, as most of these are.
    await send(shop.port, contact(part('attachments', '%PDF-', 'a'.repeat(9_000))));
  }
  expect(await faultsOf(inputs)).toEqual([]);
});

test('each text of each operation and each field of each form as long as it may be', {
  timeout: 600_000,
}, async () => {
  const texts = { slashes: slashes.slice(0, 10_000), marks: marks.slice(0, 10_000) };
  function* inputs(): Generator<[string, Buffer]> {
    for (const [kind, text] of Object.entries(texts)) {
      for (const operation of surface.operations) {
        const names = operation.document.definitions.map(
          (each) => 'name' in each && each.name?.value,
        );
        yield [`${kind} in ${names}`, graphql(callOf(operation, text))];
      }
      for (const { path: route, fields, takesForms } of surface.routes) {
        if (!takesForms) continue;
        const target = route.replace(/:\w+/g, 'x').replace('*', 'x');
        const each = text.slice(0, Math.floor(20_000 / Math.max(1, fields.length)));
        const whole = fields.map((name) => part(name, each)).join('');
        yield [`${kind} in ${route}`, post(target, multipart, `${whole}--b--\r\n`)];
      }
    }
  }
  expect(await faultsOf(inputs())).toEqual([]);
});

test('a text that is longer than the API takes is the fault of who sent it, wherever it stands', {
  timeout: 600_000,
}, async () => {
  const { sessions, fields: seen } = await explore(shop, surface);
  const [guest = ''] = sessions;
  const printed = shop.output().length;
  const text = `${mark}${'x'.repeat(10_500)}`;
  const cookie = (value: string): Input['headers'] => [['Cookie', value]];
  const form = (target: string, entries: Record<string, string>) =>
    post(
      target,
      'application/x-www-form-urlencoded',
      `${new URLSearchParams(entries)}`,
      cookie(guest),
    );
  function* inputs(): Generator<[string, Buffer]> {
    for (const { path: route, fields, takesForms, takesJson } of surface.routes) {
      const target = route.replace(/:\w+/g, 'x').replace('*', 'x');
      for (const name of surface.cookies) {
        const headers = cookie(`${guest}; ${name}=${text}`);
        yield [`${name} on ${route}`, bytesOf({ method: 'GET', target, headers }, host())];
      }
      if (takesJson) {
        for (const name of fields) {
          const others = Object.fromEntries(fields.map((each) => [each, { [name]: text }]));
          for (const authType of ['guest', undefined]) {
            const body = JSON.stringify({ ...others, [name]: text, authType });
            yield [`${name} to ${route}`, post(target, 'application/json', body, cookie(guest))];
          }
        }
      }
      if (!takesForms) continue;
      const intents = seen.get('intent')?.filter((each) => fields.includes(each)) ?? [];
      for (const intent of ['', ...intents]) {
        for (let at = 0; at < fields.length; at += 5) {
          const long = fields.slice(at, at + 5).map((name) => [name, text]);
          yield [
            `${fields.slice(at, at + 5)} to ${route} as ${intent}`,
            form(target, { quantity: '1', ...Object.fromEntries(long), intent }),
          ];
        }
      }
    }
  }
  const faults: string[] = [];
  for (const [name, bytes] of inputs()) {
    const { status } = await send(shop.port, bytes);
    if (isFailure(status, bytes)) faults.push(`${name}: answers ${status}`);
  }
  expect(faults).toEqual([]);
  expect(shop.output().slice(printed)).not.toMatch(/\n\s+at /);
  expect(shop.output().slice(printed)).not.toContain(mark);
});

/** A value that the type takes, with `text` wherever it takes one. */
function largeValue(type: GraphQLType | undefined, text: string): unknown {
  if (isNonNullType(type)) return largeValue(type.ofType, text);
  if (isListType(type)) return [largeValue(type.ofType, text)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, largeValue(field.type, text)]));
  }
  switch (type && 'name' in type && type.name) {
    case 'String':
      return text;
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    default:
      return null;
  }
}

/** A call of the operation whose texts are all this one. */
function callOf({ id, document }: Operation, text: string) {
  const declared = document.definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' ? (each.variableDefinitions ?? []) : [],
  );
  const entries = declared.map(({ variable, type }) => [
    variable.name.value,
    largeValue(typeFromAST(surface.schema, type as TypeNode), text),
  ]);
  return { id, variables: Object.fromEntries(entries) };
}

const isQuery = ({ document }: Operation) =>
  document.definitions.some(
    (each) => each.kind === 'OperationDefinition' && each.operation === 'query',
  );

test('hundreds of operations with megabytes of variables, declared and not, leave no trace', {
  timeout: 300_000,
}, async () => {
  const before = await liveBytes();
  const ids = surface.operations.map(({ id }) => id);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 200; sent += 1) {
    const text = `${sent}`.padEnd((5 + (sent % 8)) * megabyte, 'x');
    const variables = { [sent % 2 === 0 ? 'productId' : 'undeclared']: text };
    statuses.add(
      (await send(shop.port, graphql({ id: ids[sent % ids.length], variables }))).status,
    );
  }
  statuses.delete(0);
  expect([...statuses]).toEqual([413]);
  await settled(before);
});

test('as many different texts as long as they may be leave no trace either', {
  timeout: 600_000,
}, async () => {
  const failures: string[] = [];
  let count = 0;
  // A sign that is not of Latin-1 doubles what a text takes in memory.
  const text = () => `\u20ac${count++}`.padEnd(9_500, 'x');
  async function askAll(times: number) {
    for (const operation of surface.operations.filter(isQuery)) {
      for (let sent = 0; sent < times; sent += 1) {
        const batch = graphql(Array.from({ length: 10 }, () => callOf(operation, text())));
        const { status } = await send(shop.port, batch);
        if (isFailure(status, batch)) failures.push(`${operation.id} answers ${status}`);
      }
    }
  }
  // The first fill what is bounded, and have their code compiled.
  await askAll(5);
  const before = await liveBytes();
  await askAll(60);
  expect(failures).toEqual([]);
  await settled(before);
});

/** `count` pieces of a body, a megabyte each, with the frame of a chunk or none. */
function* largeBody(head: Buffer, count: number, isChunked: boolean): Generator<Buffer> {
  yield head;
  const piece = Buffer.alloc(megabyte, 'a=b&');
  for (let sent = 0; sent < count; sent += 1) {
    if (isChunked) yield Buffer.from(`${megabyte.toString(16)}\r\n`);
    yield piece;
    if (isChunked) yield Buffer.from('\r\n');
  }
  if (isChunked) yield Buffer.from('0\r\n\r\n');
}

test.each([
  ['/checkout/basket', 'application/x-www-form-urlencoded'],
  ['/service/kontakt', multipart],
  ['/graphql/', 'application/json'],
  ['/graphql/', multipart],
  ['/oauth/token', 'application/x-www-form-urlencoded'],
  ['/api/checkout-auth', 'application/json'],
])('300 MB to %s as %s are refused, declared or in chunks', async (target, type) => {
  const before = await liveBytes();
  for (const isChunked of [false, true]) {
    const length: Input['headers'] = isChunked
      ? [['Transfer-Encoding', 'chunked']]
      : [['Content-Length', `${300 * megabyte}`]];
    const head = post(target, type, '', length);
    const { status, turn } = await measured(() => largeBody(head, 300, isChunked));
    expect([0, 400, 413]).toContain(status);
    expect(turn).toBeLessThan(maxTurn);
  }
  await settled(before);
});

test.each(['/service/kontakt', '/checkout/basket', '/graphql/'])(
  'a form in tens of thousands of parts to %s costs nothing',
  async (target) => {
    const words = part('a', 'x').repeat(40_000);
    const files = part('a', 'x', 'x').repeat(40_000);
    const headers = `--b\r\n${'x: y\r\n'.repeat(1_000)}\r\n\r\n`.repeat(100);
    const inputs = [words, files, headers, `--b\r\n\r\n`.repeat(100_000)].map(
      (body, index): [string, Buffer] => [`${index}`, post(target, multipart, `${body}--b--\r\n`)],
    );
    expect(await faultsOf(inputs)).toEqual([]);
  },
);

/** Begins an upload, and keeps it open. */
async function beginUpload(bytes: number): Promise<{ socket: Socket; answer: () => string }> {
  const head = post('/service/kontakt', multipart, '', [['Transfer-Encoding', 'chunked']]);
  const content = Buffer.from(
    part('attachments', `%PDF-${'x'.repeat(bytes)}`, 'a.pdf').slice(0, -2),
  );
  const socket = connect(shop.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const frame = `${content.length.toString(16)}\r\n`;
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.write(Buffer.concat([head, Buffer.from(frame), content]), () => resolve());
  });
  return { socket, answer: () => answer };
}

test('uploads that are open take no more memory than they may together, and then there is room again', async () => {
  const before = await liveBytes();
  const uploads = await Promise.all(Array.from({ length: 30 }, () => beginUpload(12 * megabyte)));
  const refused = () => uploads.filter(({ answer }) => answer().startsWith('HTTP/1.1 503'));
  await expect.poll(() => refused().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(15);
  expect(refused()[0]?.answer()).toContain('retry-after: ');
  expect((await liveBytes()) - before).toBeLessThan(maxHeld);
  for (const { socket } of uploads) socket.destroy();
  const fits = async () =>
    (
      await send(
        shop.port,
        post(
          '/service/kontakt',
          multipart,
          `${part('message', 'x')}${part('attachments', `%PDF-${'x'.repeat(4 * megabyte)}`, 'a.pdf')}--b--\r\n`,
        ),
      )
    ).status;
  await expect.poll(fits).toBe(400);
  await settled(before);
});
