import type { ButtonLook, ButtonTone, PanelColors, Subject } from '@kreide/design-system';
import { subjectOf } from '../../platform/subjects.ts';

/**
 * Reads a teaser's attributes, whose shape the content model defines (docs/import.md) and the API
 * passes on as JSON. A missing value or one of another type reads as absent, so that an editor's
 * mistake never breaks a page.
 */

export type Attributes = unknown;

function attribute(attributes: Attributes, name: string): unknown {
  return typeof attributes === 'object' && attributes !== null
    ? Reflect.get(attributes, name)
    : undefined;
}

/** CMS-04: an attribute is text, or an object that has it as its `text`. */
export function textOf(attributes: Attributes, name: string): string | undefined {
  const value = attribute(attributes, name);
  const text = typeof value === 'string' ? value : attribute(value, 'text');
  return typeof text === 'string' && text !== '' ? text : undefined;
}

export const flagOf = (attributes: Attributes, name: string) =>
  attribute(attributes, name) === true;

export function listOf(attributes: Attributes, name: string): readonly unknown[] {
  const value = attribute(attributes, name);
  return Array.isArray(value) ? value : [];
}

function numberOf(attributes: Attributes, name: string): number | undefined {
  const value = attribute(attributes, name);
  return typeof value === 'number' && value > 0 ? value : undefined;
}

/** CMS-09: attributes by which analytics identify a teaser, on its root element. */
export interface TeaserMark {
  readonly 'data-teaser': string;
  /** The name that the editor gave it. */
  readonly 'data-teaser-name'?: string;
}

export function markOf(id: string, attributes: Attributes): TeaserMark {
  const name = textOf(attributes, 'googleAnalytics');
  return { 'data-teaser': id, ...(name !== undefined && { 'data-teaser-name': name }) };
}

export interface TeaserPicture {
  readonly mediaId: string;
  readonly alt: string;
  /** The browser's tooltip. */
  readonly title: string | undefined;
  /** In px, where it does not fill its place. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

export function pictureOf(attributes: Attributes): TeaserPicture | undefined {
  const image = attribute(attributes, 'image');
  const mediaId = textOf(image, 'media');
  if (mediaId === undefined) return undefined;
  const width = numberOf(image, 'width');
  const height = numberOf(image, 'height');
  return {
    mediaId,
    alt: textOf(attributes, 'alternativText') ?? textOf(image, 'altTag') ?? '',
    title: textOf(image, 'imgTitle'),
    size: width && height ? { width, height } : undefined,
  };
}

/** Props of a link, as components of the design system take them. */
export interface TeaserLink {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
}

/** CMS-05: an address, or an object of `url` or `urlPath`; it opens in a new window where that is said. */
export function linkOf(attributes: Attributes, name = 'teaserLink'): TeaserLink | undefined {
  const link = attribute(attributes, name);
  const href = textOf(attributes, name) ?? textOf(link, 'url') ?? textOf(link, 'urlPath');
  if (href === undefined) return undefined;
  return flagOf(attributes, 'openLinkInNewWindow') || flagOf(link, 'openLinkInNewWindow')
    ? { href, target: '_blank', rel: 'noopener' }
    : { href };
}

/** The specification's button schemes and the tones that they map to. */
const buttonTones: ReadonlyMap<string, ButtonTone> = new Map([
  ['primary', 'primary'],
  ['secondary', 'secondary'],
  ['red', 'danger'],
  ['green', 'success'],
  ['outline', 'outline'],
  ['link', 'link'],
]);

/** UI-01, UI-02: how the editor wants the button; a scheme that does not exist is ignored. */
export function buttonLookOf(attributes: Attributes): Pick<ButtonLook, 'tone' | 'size'> {
  const type = textOf(attributes, 'buttonType') ?? '';
  const scheme = type.replace(/^scaled-/, '');
  const tone = buttonTones.get(scheme);
  return tone === undefined ? {} : { tone, size: scheme === type ? 'm' : 's' };
}

/**
 * CMS-08: the ground of a block. Text colours need a ground of their own, since they may not be
 * readable on the page's.
 */
export function groundOf(attributes: Attributes): Subject | PanelColors | undefined {
  const colors = attribute(attributes, 'colours');
  const background = textOf(attributes, 'bgcolor') ?? textOf(colors, 'background');
  if (background === undefined) return undefined;
  return (
    subjectOf(background) ?? {
      background,
      text: textOf(attributes, 'textColor') ?? textOf(colors, 'text'),
      heading: textOf(colors, 'heading'),
    }
  );
}

/** The entries of a list teaser, which have a name at least. */
export const entriesOf = (attributes: Attributes) =>
  listOf(attributes, 'valueList').flatMap((entry) => {
    const name = textOf(entry, 'name');
    const link = linkOf(entry, 'url');
    return name === undefined ? [] : [{ name, text: textOf(entry, 'text'), link }];
  });

/** The tabs of a text (CMS-08), which have a headline at least. */
export const tabsOf = (attributes: Attributes) =>
  listOf(attributes, 'tabs').flatMap((tab) => {
    const headline = textOf(tab, 'headline');
    return headline === undefined ? [] : [{ headline, html: textOf(tab, 'teasercontent') ?? '' }];
  });
