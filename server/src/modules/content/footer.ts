import type { FooterTeaser } from '../../../contract/index.ts';
import type { PageLookup } from './service.ts';
import type { Teaser } from './store.ts';

/** The footer in terms of the content model (API-33): a content page that is not shown by itself. */

export interface FooterLink {
  readonly label: string;
  readonly url: string;
  readonly external: boolean;
}

export interface Usp {
  readonly image: { readonly mediaId: string; readonly alt: string } | undefined;
  /** Name of an icon, where there is no picture. */
  readonly icon: string | undefined;
  readonly headline: string;
  readonly subheadline: string | undefined;
  readonly text: string | undefined;
  readonly link: string | undefined;
}

export interface LinkBlock {
  readonly headline: string;
  /** `Links`, `Service Teaser` or `Quality Promise`. */
  readonly type: string;
  readonly content: string | undefined;
  readonly link: string | undefined;
  readonly links: readonly FooterLink[];
}

export interface FooterData {
  readonly usps: readonly Usp[];
  readonly linkBlocks: readonly LinkBlock[];
  /** Of the storefront and language whose footer it is (DEC-30). */
  readonly socialLinks: readonly FooterLink[];
}

type Attributes = unknown;

/** What is missing or of another kind reads as absent: an editor's slip never breaks a page. */
function textOf(attributes: Attributes, name: string): string | undefined {
  const value = fieldOf(attributes, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function fieldOf(attributes: Attributes, name: string): unknown {
  return typeof attributes === 'object' && attributes !== null
    ? Reflect.get(attributes, name)
    : undefined;
}

function linksOf(attributes: Attributes): FooterLink[] {
  const links = fieldOf(attributes, 'links');
  return (Array.isArray(links) ? links : []).flatMap((link: unknown) => {
    const label = textOf(link, 'label');
    const url = textOf(link, 'url');
    if (label === undefined || url === undefined) return [];
    return [{ label, url, external: fieldOf(link, 'external') === true }];
  });
}

/** Teasers without a headline are left out: there is nothing to show of them. */
function uspOf({ attributes }: Teaser): Usp[] {
  const headline = textOf(attributes, 'headline');
  if (headline === undefined) return [];
  const image = fieldOf(attributes, 'image');
  const mediaId = textOf(image, 'media');
  return [
    {
      image: mediaId === undefined ? undefined : { mediaId, alt: textOf(image, 'altTag') ?? '' },
      icon: textOf(attributes, 'icon'),
      headline,
      subheadline: textOf(attributes, 'subheadline'),
      text: textOf(attributes, 'text'),
      link: textOf(attributes, 'link'),
    },
  ];
}

function linkBlockOf({ attributes }: Teaser): LinkBlock[] {
  const headline = textOf(attributes, 'headline');
  if (headline === undefined) return [];
  return [
    {
      headline,
      type: textOf(attributes, 'type') ?? 'Links',
      content: textOf(attributes, 'content'),
      link: textOf(attributes, 'link'),
      links: linksOf(attributes),
    },
  ];
}

export function footerOf(lookup: PageLookup): FooterData {
  const teasers = lookup.kind === 'page' ? lookup.page.rows.flatMap(({ cells }) => cells) : [];
  const of = (template: FooterTeaser) => teasers.filter((teaser) => teaser.template === template);
  return {
    usps: of('usp').flatMap(uspOf),
    linkBlocks: of('linkBlock').flatMap(linkBlockOf),
    socialLinks: of('socialLinks').flatMap(({ attributes }) => linksOf(attributes)),
  };
}
