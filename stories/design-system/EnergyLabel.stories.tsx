import { EnergyLabel, energyClasses, Inline, Price } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { euro } from './goods.tsx';

const meta = {
  component: EnergyLabel,
  parameters: {
    usage: {
      use: [
        'Beside the price of every product that has an energy class, as the law asks.',
        'Give `details` where the whole label is at hand: the arrow is then a button.',
        'Say class and range in `label`, such as "Energy class C, range A to G".',
      ],
      avoid: [
        'Far from the price: the law wants them side by side.',
        'For other marks, such as the Blue Angel: `Badge`.',
      ],
      keys: [
        ['Enter, Space', 'on the arrow open the whole label, where there are `details`'],
        ['Tab, Shift + Tab', 'go round in the open dialog'],
        ['Escape', 'closes it and gives the focus back to the arrow'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof EnergyLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

const labelOf = (energyClass: string) => `Energieeffizienzklasse ${energyClass}, Spektrum A bis G`;
const args = { energyClass: 'C', label: labelOf('C') } as const;
const label = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 400' width='300' height='400'><rect x='2' y='2' width='296' height='396' fill='#fff' stroke='#000' stroke-width='4'/>${energyClasses
    .map(
      (name, index) =>
        `<path d='M24 ${60 + index * 36}h${60 + index * 16}l14 14-14 14H24z' fill='${['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'][index]}'/><text x='34' y='${81 + index * 36}' font-family='sans-serif' font-weight='bold' font-size='20'>${name}</text>`,
    )
    .join(
      '',
    )}<text x='24' y='360' font-family='sans-serif' font-size='24'>7 kWh/1000 h</text></svg>`,
)}`;
export const Playground: Story = { args };
export const Classes: Story = {
  args,
  render: () => (
    <Inline>
      {energyClasses.map((energyClass) => (
        <EnergyLabel key={energyClass} energyClass={energyClass} label={labelOf(energyClass)} />
      ))}
    </Inline>
  ),
};
const details = {
  picture: { src: label, alt: 'Energielabel: Klasse C, 7 kWh/1000 h', width: 300, height: 400 },
  title: 'Energielabel',
  closeLabel: 'Schließen',
  sheet: { label: 'Produktdatenblatt (PDF)', href: '#datenblatt' },
};
export const BesideThePrice: Story = {
  args: { ...args, details },
  render: (props) => (
    <Inline>
      <Price current={euro(24.9)} />
      <EnergyLabel {...props} />
    </Inline>
  ),
};
/** The whole label is fetched when wanted. */
export const Whole: Story = {
  args: { ...args, details },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: labelOf('C') }));
    const dialog = await screen.findByRole('dialog', { name: 'Energielabel' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
