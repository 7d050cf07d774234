import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldRow, Fieldset } from './Fieldset.tsx';

test('legend, hint and error belong to the group', () => {
  render(
    <Fieldset legend="Lieferadresse" hint="Kein Postfach" error="Unvollständig">
      <FieldRow weights={[3, 1]}>
        <input aria-label="Straße" />
        <input aria-label="Nr." />
      </FieldRow>
    </Fieldset>,
  );
  const group = screen.getByRole('group', { name: 'Lieferadresse' });
  expect(group).toHaveAccessibleDescription('Unvollständig Kein Postfach');
  expect(group).toContainElement(screen.getByRole('textbox', { name: 'Nr.' }));
});
