import { ContentRows, contentPayload, OnContentPage } from '@kreide/storefront/fragments';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { scissors } from './productData.ts';
import { languageOf, storefrontStory } from './storefrontStory.ts';

type Rows = Parameters<typeof contentPayload>[0];

/** What an editor's teasers look like: one story per kind (CMS-10). */
const meta = {
  ...storefrontStory,
  parameters: { layout: 'fullscreen' },
  render: ({ rows }, { globals }) => (
    <OnContentPage data={contentPayload(rows)} language={languageOf(globals.locale)}>
      {(page) => <ContentRows page={page} />}
    </OnContentPage>
  ),
} satisfies Meta<{ rows: Rows }>;
export default meta;
type Story = StoryObj<typeof meta>;

const image = (id: number) => ({ media: String(id), altTag: 'Ein Heft' });
const text =
  '<p>Auf deutschen Heften steht unten eine Zahl. Sie sagt, was drinnen gedruckt ist.</p>';

export const ImageLinks: Story = {
  args: {
    rows: [
      ['Mathematik', 'Fremdsprachen', 'Musik', 'Sport'].map((subject, index) => ({
        template: 'imageLink',
        attributes: {
          headline: subject,
          teaserLink: `/cat/${subject.toLowerCase()}`,
          bgcolor: subject.toLowerCase(),
          image: image(index + 1),
        },
      })),
    ],
  },
};

export const Html: Story = {
  args: {
    rows: [
      [
        {
          template: 'html',
          attributes: {
            preHeadline: 'Beratung',
            headline: 'Lineaturen im Überblick',
            postHeadline: 'Von der 1 bis zur 28.',
            teasercontent: `${text}<h2 id="s1">Schreiben lernen</h2>${text}<h2 id="s2">Rechnen lernen</h2>${text}`,
            teaserLink: '/cat/hefte',
            teaserButtonText: 'Hefte ansehen',
          },
          contents: [
            { anchor: 's1', title: 'Schreiben lernen' },
            { anchor: 's2', title: 'Rechnen lernen' },
          ],
        },
      ],
      [
        {
          template: 'html',
          attributes: {
            headline: 'Auf eigenem Grund',
            teasercontent: text,
            bgcolor: '#1d2430',
            textColor: '#f4efe4',
            colours: { heading: '#ffd84d' },
          },
        },
      ],
    ],
  },
};

/** CMS-08: the tabs of a text are fetched when they come near. */
export const HtmlWithTabs: Story = {
  args: {
    rows: [
      [
        {
          template: 'html',
          attributes: {
            headline: 'Schulmöbel',
            tabs: [
              { headline: 'Stühle', teasercontent: '<p>Sitzhöhen von 26 bis 51 cm.</p>' },
              { headline: 'Tische', teasercontent: '<p>Tischhöhen von 46 bis 82 cm.</p>' },
            ],
          },
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Tische' }));
    await expect(canvas.getByText('Tischhöhen von 46 bis 82 cm.')).toBeVisible();
  },
};

export const Image: Story = {
  args: {
    rows: [
      [
        {
          template: 'image',
          attributes: {
            image: image(2),
            bildunterschrift: 'Heft A4, kariert',
            bildunterschriftInfoIconText: 'Recyclingpapier mit dem Blauen Engel',
            positionInfoIcon: 'topRight',
            teaserLink: '/cat/hefte',
            teaserButtonText: 'Zu den Heften',
            buttonType: 'secondary',
            buttonPosition: 'center',
          },
        },
      ],
    ],
  },
};

const hero = (headline: string, id: number) => ({
  template: 'sliderHero',
  attributes: {
    preHeadline: 'Schulanfang',
    headline,
    postHeadline: 'Jede Lineatur als Bild der Innenseite.',
    teaserLink: '/cat/hefte',
    teaserButtonText: 'Hefte ansehen',
    image: image(id),
  },
});

export const SliderHero: Story = { args: { rows: [[hero('Das richtige Heft.', 2)]] } };

export const SliderHeroes: Story = {
  args: { rows: [[hero('Das richtige Heft.', 2), hero('Scheren für beide Hände.', 1)]] },
  // Its controls come when it knows its width.
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button');
  },
};

export const Recommendations: Story = {
  args: {
    rows: [
      [
        {
          template: 'recommendations',
          attributes: {
            headline: 'Was gerade alle brauchen',
            teaserLink: '/cat/schulbedarf',
            teaserButtonText: 'Schulbedarf ansehen',
          },
          products: scissors.accessories,
        },
      ],
    ],
  },
};

export const InfoBar: Story = {
  args: {
    rows: [
      [
        {
          template: 'infoBar',
          attributes: {
            id: 'story',
            headline: 'Zwischen den Jahren',
            teasercontent: '<p>Vom 24. Dezember bis 1. Januar nur per E-Mail.</p>',
          },
        },
      ],
    ],
  },
};

const competition = {
  name: 'story',
  headline: 'Ein Klassensatz Farben',
  postHeadline: 'Für 30 Kinder.',
  question: 'Welche Farbe entsteht aus Blau und Gelb?',
  endsOn: '2026-12-24',
  termsLink: '/gewinnspiele/klassensatz/teilnahmebedingungen',
};

export const Form: Story = { args: { rows: [[{ template: 'form', attributes: competition }]] } };

/** DEC-55: with the form and a link to its terms. */
export const PrizeDraw: Story = {
  args: {
    rows: [[{ template: 'prizeDraw', attributes: { ...competition, image: image(3) } }]],
  },
};

export const AbTab: Story = {
  args: {
    rows: [
      [
        {
          template: 'abTab',
          attributes: {
            id: 'story',
            tabs: [
              { headline: 'Was alle sehen', teasercontent: text },
              { headline: 'Was manche sehen', teasercontent: text },
            ],
          },
        },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Was alle sehen')).toBeVisible();
    await expect(canvas.queryByText('Was manche sehen')).toBeNull();
  },
};

export const ListTeaser: Story = {
  args: {
    rows: [
      [
        {
          template: 'listTeaser',
          attributes: {
            headline: 'Einkaufen ohne Kleingedrucktes',
            valueList: [
              {
                name: 'Kostenlos ab 49 €',
                text: 'Darunter 4,95 €.',
                url: '/service/versandkosten',
              },
              {
                name: 'Kauf auf Rechnung',
                text: 'Erst ansehen, dann zahlen.',
                url: '/service/zahlung',
              },
              { name: '14 Tage Widerruf', text: 'In zwei Schritten.', url: '/widerruf' },
            ],
          },
        },
      ],
    ],
  },
};

export const ContentTiles: Story = {
  args: {
    rows: [
      ['deutsch', 'mathematik', '#ffd84d'].map((bgcolor, index) => ({
        template: 'contentTile',
        attributes: {
          headline: `Kachel ${index + 1}`,
          teasercontent: text,
          teaserLink: '/beratung',
          teaserButtonText: 'Weiterlesen',
          image: image(index + 1),
          bgcolor,
        },
      })),
    ],
  },
};
