import { Button, FeatureTooltip, featureTooltipSides, IconHeart } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: FeatureTooltip,
  parameters: {
    usage: {
      use: [
        'To point at something new, once per session; say it in a sentence.',
        'The page must work without it: it goes by itself after six seconds.',
      ],
      avoid: [
        'For an explanation that is always wanted: `Tooltip` or `Popover`.',
        'Two at once: neither is read.',
        'For what must be known: put it on the page as an `Alert`.',
      ],
      keys: [
        ['Tab', 'goes from what it points at to its button; it waits as long as it has the focus'],
        ['Enter, Space', 'on its button close it for the session and give the focus back'],
        ['Escape', 'closes it'],
      ],
    } satisfies Usage,
  },
  decorators: [(Story) => <div style={{ padding: '96px 0', textAlign: 'center' }}>{Story()}</div>],
  // Every look at a story is a session of its own.
  beforeEach: () => sessionStorage.clear(),
  // It opens once the page runs.
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('tooltip')).not.toHaveLength(0);
  },
} satisfies Meta<typeof FeatureTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  id: 'lists',
  content: 'Neu: Sie können mehrere Merklisten führen und teilen.',
  closeLabel: 'Hinweis schließen',
  duration: Number.POSITIVE_INFINITY,
  children: (
    <Button tone="outline" icon={<IconHeart />}>
      Merkliste
    </Button>
  ),
};
export const Below: Story = { args };
export const Sides: Story = {
  args,
  render: (props) => (
    <div style={{ display: 'grid', gap: '180px', justifyItems: 'center' }}>
      {featureTooltipSides.map((side) => (
        <FeatureTooltip key={side} {...props} id={side} side={side} content={side}>
          <Button tone="outline">{side}</Button>
        </FeatureTooltip>
      ))}
    </div>
  ),
};
export const LongWords: Story = {
  args: {
    ...args,
    id: 'long',
    content:
      'Grundschullehrmittelsammelbestellungen lassen sich jetzt aus der Bestellvorschlagsliste übernehmen.',
  },
};
function Twice(props: React.ComponentProps<typeof FeatureTooltip>) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <FeatureTooltip key={visit} {...props} />
      <Button onClick={() => setVisit(visit + 1)}>Noch einmal öffnen</Button>
    </>
  );
}
const { duration: _, ...passing } = args;
/** What is to happen after six seconds: the story says when they are over. */
let afterSixSeconds: (() => void)[] = [];
/** It goes after six seconds, and comes once in a session. */
export const OncePerSession: Story = {
  name: 'Once per session, for 6 s (UI-18)',
  args: { ...passing, id: 'once' },
  render: (props) => <Twice {...props} />,
  beforeEach: () => {
    sessionStorage.clear();
    afterSixSeconds = [];
    const { setTimeout: wait } = globalThis;
    const spy = spyOn(globalThis, 'setTimeout');
    spy.mockImplementation(((run: () => void, ms?: number) => {
      if (ms !== 6_000) return wait(run, ms);
      afterSixSeconds.push(run);
      return 0;
    }) as typeof setTimeout);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('mehrere Merklisten');
    await expect(afterSixSeconds).not.toHaveLength(0);
    for (const run of afterSixSeconds) run();
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal öffnen' }));
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    sessionStorage.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal öffnen' }));
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('mehrere Merklisten');
  },
};
/** It takes no focus; Tab goes from what it points at to its button, which closes it for the session. */
export const Keyboard: Story = {
  args: { ...args, id: 'keyboard' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('mehrere Merklisten');
    await expect(document.body).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hinweis schließen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Merkliste' })).toHaveFocus();
  },
};
