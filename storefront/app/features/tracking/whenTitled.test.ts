import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenTitled } from './whenTitled.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.append(document.createElement('title'));
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** What a page does to the title, told to observers. */
async function entitle(title: string): Promise<void> {
  document.title = title;
  await Promise.resolve();
}

test('TRACK-05: a page that has its title is told of at once', async () => {
  await entitle('Hefte');
  const act = vi.fn();
  whenTitled('Home', act);
  expect(act).toHaveBeenCalledOnce();
});

test('TRACK-05: a page is not told of by no title, however long its data take', async () => {
  await entitle('Home');
  const act = vi.fn();
  whenTitled('Home', act);
  await entitle('');
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  await entitle('Hefte');
  expect(act).toHaveBeenCalledOnce();
});

test('TRACK-05: a page may have the title of the one before', async () => {
  await entitle('Home');
  const act = vi.fn();
  whenTitled('Home', act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  await entitle('Hefte');
  expect(act).toHaveBeenCalledOnce();
});

test('TRACK-05: a page that was left before it had a title is not told of', async () => {
  const act = vi.fn();
  whenTitled('Home', act)();
  await entitle('Hefte');
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});
