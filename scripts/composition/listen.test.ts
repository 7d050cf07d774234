import { expect, test } from 'vitest';
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
  await expect(fetch(url)).rejects.toThrow();
  mayAnswer.resolve();
  expect(await (await running).text()).toBe('done');
  await closed;
});
