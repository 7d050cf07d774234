import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutSlides, type SlideTrack } from '../../testing/layOutSlides.ts';
import { HeroSlider, type HeroSliderProps, heroSliderInterval } from './HeroSlider.tsx';

const labels = {
  previous: 'zurück',
  next: 'weiter',
  position: (index: number, total: number) => `Bild ${index} von ${total}`,
  pause: 'anhalten',
  play: 'abspielen',
};
const width = 1000;

let track: SlideTrack;
beforeEach(() => {
  vi.useFakeTimers();
  track = layOutSlides({ step: width, width });
  track.media = (query) => query.includes('min-width') || query.includes('no-preference');
});
afterEach(() => {
  vi.useRealTimers();
  track.restore();
});

async function setup(props: Partial<HeroSliderProps> = {}) {
  render(
    <HeroSlider label="Aktuelles" labels={labels} {...props}>
      <a href="#hefte">Hefte</a>
      <a href="#stifte">Stifte</a>
      <a href="#farben">Farben</a>
    </HeroSlider>,
  );
  // What turns it comes by itself, then its controls do.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  return screen.getByRole('region', { name: 'Aktuelles' });
}
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const shown = (index: number) => screen.queryByRole('group', { name: `Bild ${index} von 3` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('CMS-14: the next slide comes every 6000 ms, the first after the last', async () => {
  await setup();
  expect(heroSliderInterval).toBe(6000);
  wait(5999);
  expect(shown(1)).not.toBeNull();
  wait(1);
  expect(shown(2)).not.toBeNull();
  wait(6000);
  expect(shown(3)).not.toBeNull();
  wait(6000);
  expect(shown(1)).not.toBeNull();
});

test('CMS-15: it waits while it is hovered, and goes on afterwards', async () => {
  const slider = await setup();
  fireEvent.pointerEnter(slider);
  wait(20_000);
  expect(shown(1)).not.toBeNull();
  fireEvent.pointerLeave(slider);
  wait(6000);
  expect(shown(2)).not.toBeNull();
});

test('CMS-15: it waits while it contains the focus, and goes on afterwards', async () => {
  await setup();
  act(() => screen.getByRole('link', { name: 'Hefte' }).focus());
  wait(20_000);
  act(() => screen.getByRole('button', { name: 'weiter' }).focus());
  wait(20_000);
  expect(shown(1)).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'weiter' }).blur());
  wait(6000);
  expect(shown(2)).not.toBeNull();
});

test('DEC-148: a button stops it and lets it go on', async () => {
  await setup();
  press('anhalten');
  wait(20_000);
  expect(shown(1)).not.toBeNull();
  press('abspielen');
  wait(6000);
  expect(shown(2)).not.toBeNull();
});

test.each([
  ['on mobile', 'min-width'],
  ['under reduced motion', 'no-preference'],
])('CMS-16: %s it never turns by itself, and needs no button for it', async (_when, lacking) => {
  track.media = (query) => !query.includes(lacking);
  await setup();
  wait(20_000);
  expect(shown(1)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'anhalten' })).toBeNull();
});

test('CMS-17: it waits until it is told to begin', async () => {
  await setup({ autoplay: false });
  wait(20_000);
  expect(shown(1)).not.toBeNull();
});

test('arrows lead round and are announced; dots lead to a slide', async () => {
  await setup();
  act(() => screen.getByRole('button', { name: 'zurück' }).focus());
  press('zurück');
  expect(shown(3)).not.toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Bild 3 von 3');
  wait(2000);
  press('weiter');
  expect(shown(1)).not.toBeNull();
  press('Bild 2 von 3');
  expect(screen.getByRole('button', { name: 'Bild 2 von 3', current: true })).toBeVisible();
});

test('CMS-19: an arrow answers once in 2000 ms', async () => {
  await setup();
  press('weiter');
  press('weiter');
  expect(shown(2)).not.toBeNull();
});

test('one slide needs no controls', () => {
  render(
    <HeroSlider label="Aktuelles" labels={labels}>
      <p>Allein</p>
    </HeroSlider>,
  );
  wait(20_000);
  expect(screen.queryByRole('button')).toBeNull();
});

test('who listens to its pointer and focus keeps it from waiting no more than anybody else', async () => {
  const listeners = {
    onPointerEnter: vi.fn(),
    onPointerLeave: vi.fn(),
    onFocus: vi.fn(),
    onBlur: vi.fn(),
  };
  const slider = await setup(listeners);
  fireEvent.pointerEnter(slider);
  act(() => screen.getByRole('link', { name: 'Hefte' }).focus());
  wait(20_000);
  expect(shown(1)).not.toBeNull();
  fireEvent.pointerLeave(slider);
  wait(20_000);
  expect(shown(1)).not.toBeNull();
  act(() => screen.getByRole('link', { name: 'Hefte' }).blur());
  wait(6000);
  expect(shown(2)).not.toBeNull();
  for (const listener of Object.values(listeners)) expect(listener).toHaveBeenCalled();
});
