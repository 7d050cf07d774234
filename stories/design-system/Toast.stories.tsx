import { alertKinds, Button, Inline, ToastProvider, useToasts } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { component: ToastProvider } satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Shower() {
  const toasts = useToasts();
  return (
    <Inline>
      {alertKinds.map((kind) => (
        <Button
          key={kind}
          scheme="scaled-outline"
          onClick={() =>
            toasts.show({
              kind,
              title: kind === 'danger' ? 'Das hat nicht geklappt' : undefined,
              message: 'Bastelschere mit Kunststoffgriff wurde aus dem Warenkorb genommen.',
              action: kind === 'success' ? { label: 'Rückgängig', onAction: () => {} } : undefined,
              duration: Number.POSITIVE_INFINITY,
            })
          }
        >
          {kind}
        </Button>
      ))}
    </Inline>
  );
}
export const Kinds: Story = {
  args: { label: 'Mitteilungen', closeLabel: 'Mitteilung schließen', children: <Shower /> },
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    for (const kind of alertKinds)
      await userEvent.click(canvas.getByRole('button', { name: kind }));
    await expect(canvas.getAllByText(/Bastelschere/)).toHaveLength(4);
  },
};
