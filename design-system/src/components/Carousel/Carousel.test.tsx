import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slideRules } from '../../internal/slides.ts';
import { layOutSlides, type SlideTrack } from '../../testing/layOutSlides.ts';
import { Carousel } from './Carousel.tsx';

const labels = {
  previous: 'zurück',
  next: 'weiter',
  position: (from: number, to: number, total: number) => `${from} bis ${to} von ${total}`,
};
const step = 200;

let track: SlideTrack;
beforeEach(() => {
  vi.useFakeTimers();
  track = layOutSlides({ step, width: 3 * step });
});
afterEach(() => {
  vi.useRealTimers();
  track.restore();
});

async function setup(count = 8) {
  const followed = vi.fn();
  render(
    <Carousel label="Zubehör" labels={labels}>
      {Array.from({ length: count }, (_, index) => `Artikel ${index + 1}`).map((name) => (
        <button key={name} type="button" onClick={followed}>
          {name}
        </button>
      ))}
    </Carousel>,
  );
  // What turns it comes by itself.
  await act(() => vi.dynamicImportSettled());
  return { list: screen.getByRole('list', { name: 'Zubehör' }), followed };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const drag = (list: Element, by: number) => {
  const mouse = { pointerType: 'mouse', button: 0, buttons: 1 };
  fireEvent.pointerDown(list, { ...mouse, clientX: 500 });
  fireEvent.pointerMove(list, { ...mouse, clientX: 500 + by });
  fireEvent.pointerUp(list, { ...mouse, clientX: 500 + by });
};

test('each child is one entry of a named list', async () => {
  await setup();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

test('LIST-25: what fits needs neither arrows nor a stop for the keyboard', async () => {
  const { list } = await setup(3);
  expect(screen.queryByRole('button', { name: 'weiter' })).toBeNull();
  expect(list).not.toHaveAttribute('tabindex');
});

test('arrows turn by what is in view, tell where they are and know the edges', async () => {
  const { list } = await setup();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'zurück' })).toHaveAttribute('aria-disabled', 'true');
  press('weiter');
  expect(list.scrollLeft).toBe(600);
  expect(screen.getByRole('status')).toHaveTextContent('4 bis 6 von 8');
  wait(slideRules.throttle);
  press('weiter');
  expect(list.scrollLeft).toBe(1000);
  expect(screen.getByRole('status')).toHaveTextContent('6 bis 8 von 8');
  expect(screen.getByRole('button', { name: 'weiter' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'zurück' })).toHaveAttribute('aria-disabled', 'false');
});

test('CMS-19: an arrow answers once in 2000 ms', async () => {
  const { list } = await setup(20);
  press('weiter');
  wait(slideRules.throttle - 1);
  press('weiter');
  expect(list.scrollLeft).toBe(600);
  wait(1);
  press('weiter');
  expect(list.scrollLeft).toBe(1200);
  expect(slideRules.throttle).toBe(2000);
});

test.each([
  [985, 'true'],
  [984, 'false'],
])(
  'CMS-19: 15 px are tolerated at the edge: %i of 1000 px, at the end: %s',
  async (left, atEnd) => {
    const { list } = await setup();
    list.scrollLeft = left;
    fireEvent.scroll(list);
    expect(screen.getByRole('button', { name: 'weiter' })).toHaveAttribute('aria-disabled', atEnd);
  },
);

test('CMS-19: a new width is looked at after 300 ms', async () => {
  await setup();
  track.width = 8 * step;
  fireEvent(window, new Event('resize'));
  wait(slideRules.resize - 1);
  expect(screen.getByRole('button', { name: 'weiter' })).toBeVisible();
  wait(1);
  expect(screen.queryByRole('button', { name: 'weiter' })).toBeNull();
});

test.each([10, -10])('CMS-18: a drag of %i px turns nothing', async (by) => {
  const { list } = await setup();
  list.scrollLeft = 400;
  fireEvent.scroll(list);
  drag(list, by);
  expect(track.scrollTo).not.toHaveBeenCalled();
  expect(list.scrollLeft).toBe(400);
});

test.each([
  [-11, 600],
  [11, 200],
  [-450, 800],
])('CMS-18: a drag of %i px turns to %i', async (by, left) => {
  const { list } = await setup();
  list.scrollLeft = 400;
  fireEvent.scroll(list);
  drag(list, by);
  expect(list.scrollLeft).toBe(left);
});

test('what a drag ends on is not followed; a click is', async () => {
  const { list, followed } = await setup();
  const tile = screen.getByRole('button', { name: 'Artikel 2' });
  drag(list, -100);
  fireEvent.click(tile);
  expect(followed).not.toHaveBeenCalled();
  wait(slideRules.throttle);
  fireEvent.click(tile);
  expect(followed).toHaveBeenCalledOnce();
});

test('under reduced motion it jumps', async () => {
  track.media = () => true;
  await setup();
  press('weiter');
  expect(track.scrollTo).toHaveBeenCalledWith({ left: 600, behavior: 'auto' });
});
