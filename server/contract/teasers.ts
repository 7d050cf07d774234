/**
 * Kinds of teasers, each with a renderer; docs/import.md tells editors what each shows. How to add
 * one: docs/recipes.md.
 */

/** In the rows of a page. */
export const pageTeasers = [
  'sliderHero',
  'contentTile',
  'imageLink',
  'image',
  'html',
  'recommendations',
  'listTeaser',
  'infoBar',
  'form',
  'prizeDraw',
  'abTab',
  'usp',
] as const;
export type PageTeaser = (typeof pageTeasers)[number];

/** CMS-10: content may have kinds that the shop does not know. */
export const isPageTeaser = (template: string): template is PageTeaser =>
  pageTeasers.some((known) => known === template);

/** In the page that is the footer. */
export const footerTeasers = ['usp', 'linkBlock', 'socialLinks'] as const;
export type FooterTeaser = (typeof footerTeasers)[number];
