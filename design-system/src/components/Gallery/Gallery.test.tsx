import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutSlides, type SlideTrack } from '../../testing/layOutSlides.ts';
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

let track: SlideTrack;
beforeEach(() => {
  track = layOutSlides({ step: 480, width: 480 });
});
afterEach(() => track.restore());

/** With what turns it, which comes by itself. */
async function show(gallery: ReactElement) {
  render(gallery);
  await act(() => vi.dynamicImportSettled());
}

const arrow = (name: string) => screen.getByRole('button', { name });

test('arrows and thumbnails go from picture to picture, tell where they are and stop at the ends', async () => {
  await show(<Gallery images={images} labels={labels} />);
  expect(arrow('zurück')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(arrow('weiter'));
  expect(screen.getByRole('link', { name: 'Bild 2 von 3', current: true })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Bild 2 von 3');
  await userEvent.click(screen.getByRole('link', { name: 'Bild 3 von 3' }));
  expect(arrow('weiter')).toHaveAttribute('aria-disabled', 'true');
  expect(arrow('zurück')).toHaveAttribute('aria-disabled', 'false');
});

test('an arrow that has led to the end keeps the focus', async () => {
  await show(<Gallery images={images.slice(0, 2)} labels={labels} />);
  arrow('weiter').focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Bild 2 von 2');
  expect(arrow('weiter')).toHaveFocus();
});

test('the mouse drags from picture to picture, and opens none with it', async () => {
  await show(<Gallery images={images} labels={labels} />);
  const stage = screen.getByRole('group');
  const mouse = { pointerType: 'mouse', button: 0, buttons: 1 };
  fireEvent.pointerDown(stage, { ...mouse, clientX: 300 });
  fireEvent.pointerMove(stage, { ...mouse, clientX: 250 });
  fireEvent.pointerUp(stage, { ...mouse, clientX: 250 });
  fireEvent.click(screen.getByRole('button', { name: 'Vergrößern: Vorderseite' }));
  expect(screen.getByRole('status')).toHaveTextContent('Bild 2 von 3');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('arrow keys, Home and End work on the stage', async () => {
  await show(<Gallery images={images} labels={labels} />);
  const stage = screen.getByRole('group', { name: 'Bilder' });
  const status = screen.getByRole('status');
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(status).toHaveTextContent('Bild 2 von 3');
  fireEvent.keyDown(stage, { key: 'End' });
  expect(status).toHaveTextContent('Bild 3 von 3');
  fireEvent.keyDown(stage, { key: 'ArrowRight' });
  expect(status).toHaveTextContent('Bild 3 von 3');
});

test('before JavaScript a thumbnail jumps to its picture', () => {
  render(<Gallery images={images} labels={labels} />);
  const thumbnail = screen.getByRole('link', { name: 'Bild 2 von 3' });
  const target = document.getElementById(thumbnail.getAttribute('href')?.slice(1) ?? '');
  expect(target).toContainElement(screen.getByRole('img', { name: 'Rückseite' }));
});

test('a picture opens larger; Escape closes it and leads back', async () => {
  await show(<Gallery images={images} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vergrößern: Vorderseite' }));
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole('dialog', { name: 'Vorderseite' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Vergrößern: Vorderseite' })).toHaveFocus(),
  );
});

test('one picture needs neither arrows nor thumbnails', async () => {
  await show(<Gallery images={images.slice(0, 1)} labels={labels} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'weiter' })).toBeNull();
});
