import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Picture } from '../Picture/Picture.tsx';
import { Figure } from './Figure.tsx';

const picture = <Picture src="/heft.jpg" alt="Ein Heft" width={320} height={200} />;

test('the caption names the figure', () => {
  render(<Figure caption="Heft A4, liniert">{picture}</Figure>);
  expect(screen.getByRole('figure')).toHaveTextContent('Heft A4, liniert');
  expect(screen.getByRole('img', { name: 'Ein Heft' })).toBeVisible();
});

test('CMS-07: the icon in the corner opens what is to be said', async () => {
  render(
    <Figure info={{ label: 'Über das Bild', text: 'Aufgenommen in Klasse 3b', corner: 'topLeft' }}>
      {picture}
    </Figure>,
  );
  expect(screen.getByText('Aufgenommen in Klasse 3b')).not.toBeVisible();
  await userEvent.click(screen.getByLabelText('Über das Bild'));
  expect(screen.getByText('Aufgenommen in Klasse 3b')).toBeVisible();
});
