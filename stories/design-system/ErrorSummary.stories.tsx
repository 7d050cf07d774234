import { ErrorSummary, Stack, TextField } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
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
/** Appearing problems take the focus to the first field. */
export const Jumps: Story = {
  args,
  render: form,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveFocus();
  },
};
/** A problem's link takes the focus to its field. */
export const Links: Story = {
  args: { ...args, jump: false },
  render: form,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: problems[1]?.message ?? '' }));
    await expect(canvas.getByRole('textbox', { name: 'Postleitzahl' })).toHaveFocus();
  },
};
