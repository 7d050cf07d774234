import {
  ContentRows,
  contentPayload,
  OnContentPage,
  teaserListEntry,
  teaserListPayload,
} from '@kreide/storefront/fragments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { languageOf, storefrontStory } from './storefrontStory.ts';

type List = ReturnType<typeof teaserListPayload>;

/** A list that an editor publishes in a content page (WISH-23…25). */
const meta = {
  ...storefrontStory,
  parameters: { layout: 'fullscreen' },
  render: ({ list }, { globals }) => (
    <OnContentPage
      data={contentPayload([[{ template: 'listTeaser', teaserWishlist: list }]])}
      language={languageOf(globals.locale)}
    >
      {(page) => <ContentRows page={page} />}
    </OnContentPage>
  ),
} satisfies Meta<{ list: List }>;
export default meta;
type Story = StoryObj<typeof meta>;

const entries = [
  teaserListEntry('1', {
    name: 'Bleistift dreikantig',
    quantity: 3,
    totals: { current: { cents: 237 } },
  }),
  teaserListEntry('2', { name: 'Schreiblernheft', item: null, quantity: 4 }),
];

/** One entry has its item, of the other the shopper chooses. */
export const PictureRight: Story = {
  args: { list: teaserListPayload(entries) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Ausführung wählen (Schreiblernheft)' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Entfernen/ })).toBeNull();
  },
};

export const PictureLeft: Story = {
  args: { list: teaserListPayload(entries, { imageSide: 'left' }) },
};

/** Neither picture nor description. */
export const NameAlone: Story = {
  args: { list: teaserListPayload(entries, { image: null, description: null }) },
};

export const LongNames: Story = {
  args: {
    list: teaserListPayload(
      [
        teaserListEntry('3', {
          name: 'Naturwissenschaftslehrmittelsammlung für Grundschulen mit Aufbewahrungsschrank',
          quantity: 9998,
          totals: { current: { cents: 99_999_999 }, savings: { cents: 1_234_567 } },
        }),
      ],
      {
        name: 'Schulanfangsgrundausstattung für die Jahrgangsübergreifende Eingangsstufe 1/2',
        description:
          'Mit allem, was die Klassenlehrerinnen und Klassenlehrer der Eingangsstufe sich wünschen, in den Farben der Fächer, und mit einem zweiten Satz Stifte für zu Hause.',
      },
    ),
  },
};

/** An entry that cannot be had stays, with what replaces it. */
export const Unsaleable: Story = {
  args: {
    list: teaserListPayload([
      ...entries,
      teaserListEntry('4', {
        name: 'Hufeisenmagnet 8 cm',
        isSaleable: false,
        replacement: {
          id: 'product-5',
          name: 'Hufeisenmagnet 8 cm, 6er-Pack',
          path: '/prod/5',
          image: { mediaId: 'picture-3' },
        },
      }),
      teaserListEntry('6', {
        name: 'Nicht mehr im Sortiment',
        isSaleable: false,
        product: null,
        item: null,
        totals: null,
      }),
    ]),
  },
};

/** Its goods are on their way into the cart. */
export const Busy: Story = {
  args: { list: teaserListPayload(entries) },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Alles in den Warenkorb' });
    await userEvent.click(add);
    await expect(add).toHaveAttribute('aria-busy', 'true');
  },
};

/** A list of nothing shows nothing. */
export const Empty: Story = {
  args: { list: teaserListPayload([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
