import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

test('opens beside its trigger and closes on Escape', async () => {
  render(
    <Popover label="Energieeffizienz" trigger={<button type="button">Mehr</button>}>
      Klasse B
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
  expect(screen.getByRole('dialog', { name: 'Energieeffizienz' })).toHaveTextContent('Klasse B');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
