import { Button, Inline, Stack, Text, vars } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Computed } from './Specimens.tsx';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Movers() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack gap="l">
      <div>
        <Button aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Bewegen
        </Button>
      </div>
      {(['fast', 'base'] as const).map((speed) => (
        <Stack key={speed} gap="2xs">
          <Inline gap="s">
            <Text as="span" size="s" weight="medium">
              {speed}
            </Text>
            <Computed property="transitionDuration" value={vars.motion[speed]} />
          </Inline>
          <div
            style={{
              width: 40,
              height: 40,
              borderRadius: vars.radius.control,
              background: vars.color.action,
              transition: `translate ${vars.motion[speed]} ${vars.motion.easing}`,
              translate: moved ? '200px' : '0px',
            }}
          />
        </Stack>
      ))}
      <Text measured tone="muted" size="s">
        Wer am System weniger Bewegung eingestellt hat, sieht keine: beide Zeiten sind dann 0 s.
      </Text>
    </Stack>
  );
}

/** Short and ending softly; nothing moves on its own. */
export const Times: Story = {
  render: () => <Movers />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewegen' }));
    await expect(canvas.getByRole('button', { name: 'Bewegen' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
