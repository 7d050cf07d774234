import { loadTexts } from '@kreide/storefront/fragments';
import type { Meta } from '@storybook/react-vite';
import { drawMissingPictures } from './drawnPictures.ts';

type Language = Parameters<typeof loadTexts>[0];

/** The language that the toolbar shows; long words are German ones. */
export function languageOf(locale: unknown): Language {
  return locale === 'en' ? 'en' : 'de';
}

/** What every story of a storefront's part needs: its texts, and pictures. */
export const storefrontStory = {
  loaders: [({ globals }) => loadTexts(languageOf(globals.locale))],
  beforeEach: ({ canvasElement }) => drawMissingPictures(canvasElement),
} satisfies Meta;
