/**
 * Reads a teaser's attributes, whose shape the content model says and the API passes on as
 * JSON. What is missing or of another kind reads as absent: an editor's slip never breaks a
 * page.
 */

type Attributes = unknown;

function attribute(attributes: Attributes, name: string): unknown {
  return typeof attributes === 'object' && attributes !== null
    ? Reflect.get(attributes, name)
    : undefined;
}

export function textOf(attributes: Attributes, name: string): string | undefined {
  const value = attribute(attributes, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export const flagOf = (attributes: Attributes, name: string) =>
  attribute(attributes, name) === true;

export function listOf(attributes: Attributes, name: string): readonly unknown[] {
  const value = attribute(attributes, name);
  return Array.isArray(value) ? value : [];
}

export function pictureOf(
  attributes: Attributes,
): { readonly mediaId: string; readonly alt: string } | undefined {
  const image = attribute(attributes, 'image');
  const mediaId = textOf(image, 'media');
  return mediaId === undefined ? undefined : { mediaId, alt: textOf(image, 'altTag') ?? '' };
}

/** The entries of a list teaser, which have a name at least. */
export const entriesOf = (attributes: Attributes) =>
  listOf(attributes, 'valueList').flatMap((entry) => {
    const name = textOf(entry, 'name');
    return name === undefined
      ? []
      : [{ name, text: textOf(entry, 'text'), url: textOf(entry, 'url') }];
  });

export interface LinkBlock {
  readonly headline: string;
  readonly links: readonly {
    readonly label: string;
    readonly url: string;
    readonly external: boolean;
  }[];
}

export function linkBlockOf(attributes: Attributes): LinkBlock {
  return {
    headline: textOf(attributes, 'headline') ?? '',
    links: listOf(attributes, 'links').flatMap((link) => {
      const label = textOf(link, 'label');
      const url = textOf(link, 'url');
      return label === undefined || url === undefined
        ? []
        : [{ label, url, external: flagOf(link, 'external') }];
    }),
  };
}
