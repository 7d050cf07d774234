import {
  Button,
  ErrorSummary,
  type FieldProblem,
  Fieldset,
  Stack,
  TextField,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: ErrorSummary,
  parameters: {
    usage: {
      use: [
        'At the head of every form of more than one field: it lists what is wrong and leads there.',
        'Say in each message what to do, and repeat it as `error` of its field.',
        'Give `problems` a new list per answer: the same problem then jumps again.',
      ],
      avoid: [
        'For a message that belongs to no field: `Alert`.',
        'Messages without the name of their field, such as "Required": in the list nobody knows which.',
        '`jump={false}` after a submit: those who cannot see it would not learn what happened.',
      ],
      keys: [
        ['Tab', 'goes through the problems'],
        ['Enter', 'goes to the field of the problem, and opens the closed part it is in'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const problems = [
  { field: 'summary-mail', message: 'Bitte geben Sie eine E-Mail-Adresse an.' },
  { field: 'summary-zip', message: 'Die Postleitzahl hat fünf Ziffern.' },
];
const args = { title: 'Bitte prüfen Sie Ihre Eingaben', problems };
const form = (props: React.ComponentProps<typeof ErrorSummary>) => (
  <form>
    <Stack>
      <ErrorSummary {...props} />
      <TextField id="summary-mail" label="E-Mail-Adresse" error={problems[0]?.message} />
      <TextField id="summary-zip" label="Postleitzahl" error={problems[1]?.message} />
    </Stack>
  </form>
);
/** A problem's link takes the focus to its field. */
export const Links: Story = {
  args: { ...args, jump: false },
  render: form,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: problems[1]?.message ?? '' }));
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus();
  },
};
/** Appearing problems take the focus to the first field. */
export const Jumps: Story = {
  tags: ['!autodocs'],
  args,
  render: form,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveFocus();
  },
};

const rules: Record<string, (text: string) => string | undefined> = {
  name: (text) => (text ? undefined : 'Bitte geben Sie Ihren Namen an.'),
  zip: (text) => (/^\d{5}$/.test(text) ? undefined : 'Die Postleitzahl hat fünf Ziffern.'),
};
/** A whole form: rules run in the order of the fields, and the first fault gets the focus. */
export const Form: Story = {
  args: { ...args, problems: [] },
  render: function AddressForm(props) {
    const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
    const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message;
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const sent = new FormData(event.currentTarget);
          setProblems(
            Object.entries(rules).flatMap(([field, rule]) => {
              const message = rule(String(sent.get(field)));
              return message ? { field, message } : [];
            }),
          );
        }}
      >
        <Stack>
          <ErrorSummary {...props} problems={problems} />
          <Fieldset legend="Lieferadresse">
            <TextField name="name" label="Name" error={errorOf('name')} />
            <TextField name="zip" label="Postleitzahl" error={errorOf('zip')} />
          </Fieldset>
          <Button type="submit">Weiter</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen an.');
    await userEvent.type(name, 'Änne Groß');
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus();
    await userEvent.keyboard('50667');
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
