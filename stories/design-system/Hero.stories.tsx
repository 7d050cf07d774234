import { ButtonLink, Hero, IconArrowRight, Link, Picture } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../.storybook/usage.ts';
import { drawing } from './goods.tsx';

const meta = {
  component: Hero,
  parameters: {
    usage: {
      use: [
        'The head of a start page or campaign: one promise, one action.',
        'Its title is the first heading of the page; give 2 where the page has one.',
        'Leave `alt` of the picture empty where it only sets a mood.',
      ],
      avoid: [
        'Two of them below each other: `Section`s follow, or a `HeroSlider` takes several.',
        'More than one action and a quiet second one.',
        'Text in the picture: nobody can enlarge, translate or hear it.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    kicker: 'Schulanfang 2026',
    title: 'Alles, was Schule macht',
    intro:
      'Hefte in jeder Lineatur, Stifte in jeder Farbe, Klassensätze auf Rechnung. Bis 15 Uhr bestellt, morgen da.',
    actions: (
      <>
        <ButtonLink href="#schule" iconEnd={<IconArrowRight size="s" />}>
          Schulbedarf ansehen
        </ButtonLink>
        <Link href="#liste">Materialliste hochladen</Link>
      </>
    ),
    picture: <Picture src={drawing('pencil', '#f0b02c')} alt="" width={480} height={480} />,
  },
};
export const LongWords: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Grundschullehrmittelsammlungen und Naturwissenschaftsexperimentierkästen',
    intro: 'Auch lange Wörter passen auf ein schmales Telefon.',
  },
};
