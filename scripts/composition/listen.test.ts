import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { listen, PortTakenError } from './listen.ts';

const loopback = ['127.0.0.1'];

test('says that it is starting until there is an answer', async () => {
  const listener = await listen(0, loopback);
  const url = `http://127.0.0.1:${listener.port}/`;
  expect((await fetch(url)).status).toBe(503);
  listener.answerWith((_request, response) => response.end('open'));
  expect(await (await fetch(url)).text()).toBe('open');
  await listener.close();
});

test('a taken port is told with its number and the way to choose another', async () => {
  const listener = await listen(0, loopback);
  const second = listen(listener.port, loopback);
  await expect(second).rejects.toThrow(PortTakenError);
  await expect(second).rejects.toThrow(`PORT=${listener.port + 1} npm start`);
  await listener.close();
});

test('all addresses have the same port', async () => {
  const listener = await listen(0, ['127.0.0.1', '127.0.0.2']);
  listener.answerWith((_request, response) => response.end('open'));
  expect(await (await fetch(`http://127.0.0.2:${listener.port}/`)).text()).toBe('open');
  await listener.close();
});

test('closing waits for a running request and takes no new one', async () => {
  const listener = await listen(0, loopback);
  const url = `http://127.0.0.1:${listener.port}/`;
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  listener.answerWith(async (_request, response) => {
    asked.resolve();
    await mayAnswer.promise;
    response.end('done');
  });
  const running = fetch(url);
  await asked.promise;
  const closed = listener.close();
  await vi.waitUntil(() => !listener.servers[0]?.listening);
  await expect(fetch(url)).rejects.toThrow();
  mayAnswer.resolve();
  expect(await (await running).text()).toBe('done');
  await closed;
});

/** Asks from a thread of its own, so that this one can be busy meanwhile, and posts the answer. */
const client = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, asked } } = require('node:worker_threads');
const socket = connect(port, '127.0.0.1').setEncoding('utf8');
socket.write('POST / HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 0\\r\\n\\r\\n', () => {
  Atomics.store(asked, 0, 1);
  Atomics.notify(asked, 0);
});
socket.once('data', (answer) => parentPort.postMessage(answer));
socket.once('error', ({ code }) => parentPort.postMessage(code));
`;

test('closing answers what has reached the machine and waits to be taken', async () => {
  const listener = await listen(0, loopback);
  listener.answerWith((_request, response) => response.end('done'));
  const asked = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(client, { eval: true, workerData: { port: listener.port, asked } });
  const answered = once(thread, 'message');
  Atomics.wait(asked, 0, 0);
  const closed = listener.close();
  expect((await answered)[0]).toContain('done');
  await closed;
  await thread.terminate();
});

test('an answer given while closing ends its connection, on which the next request would be lost', async () => {
  const listener = await listen(0, loopback);
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  listener.answerWith(async (_request, response) => {
    asked.resolve();
    await mayAnswer.promise;
    response.end('done');
  });
  const running = fetch(`http://127.0.0.1:${listener.port}/`);
  await asked.promise;
  const closed = listener.close();
  mayAnswer.resolve();
  expect((await running).headers.get('connection')).toBe('close');
  await closed;
});
