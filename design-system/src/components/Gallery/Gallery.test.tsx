import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from './Gallery.tsx';

const labels = {
  gallery: 'Bilder',
  previous: 'zurück',
  next: 'weiter',
  position: (index: number, total: number) => `Bild ${index} von ${total}`,
  zoom: 'Vergrößern',
  close: 'Schließen',
};
const images = ['Vorderseite', 'Rückseite', 'Innen'].map((alt) => ({
  id: alt,
  picture: { src: `/${alt}.jpg`, alt, width: 480, height: 480 },
}));

// jsdom lays nothing out: there is neither scrolling nor a media query to ask.
beforeEach(() => {
  Element.prototype.scrollTo = vi.fn() as typeof Element.prototype.scrollTo;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('arrows and thumbnails go from picture to picture and stop at the ends', async () => {
  render(<Gallery images={images} labels={labels} />);
  expect(screen.queryByRole('button', { name: 'zurück' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'weiter' }));
  expect(screen.getByRole('link', { name: 'Bild 2 von 3', current: true })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Bild 3 von 3' }));
  expect(screen.queryByRole('button', { name: 'weiter' })).toBeNull();
});

test('arrow keys, Home and End work on the stage', () => {
  render(<Gallery images={images} labels={labels} />);
  const stage = screen.getByRole('group', { name: 'Bild 1 von 3' });
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(screen.getByRole('group', { name: 'Bild 2 von 3' })).toBe(stage);
  fireEvent.keyDown(stage, { key: 'End' });
  expect(screen.getByRole('group', { name: 'Bild 3 von 3' })).toBe(stage);
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(screen.getByRole('group', { name: 'Bild 3 von 3' })).toBe(stage);
});

test('before JavaScript a thumbnail jumps to its picture', () => {
  render(<Gallery images={images} labels={labels} />);
  const thumbnail = screen.getByRole('link', { name: 'Bild 2 von 3' });
  const target = document.getElementById(thumbnail.getAttribute('href')?.slice(1) ?? '');
  expect(target).toContainElement(screen.getByRole('img', { name: 'Rückseite' }));
});

test('a picture opens larger; Escape closes it and leads back', async () => {
  render(<Gallery images={images} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vergrößern: Vorderseite' }));
  expect(await screen.findByRole('dialog', { name: 'Vorderseite' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Vergrößern: Vorderseite' })).toHaveFocus(),
  );
});

test('one picture needs neither arrows nor thumbnails', () => {
  render(<Gallery images={images.slice(0, 1)} labels={labels} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'weiter' })).toBeNull();
});
