import {
  also,
  type Fields,
  object,
  optional,
  pattern,
  preset,
  type Read,
  type Rule,
  required,
  text,
  yesOrNo,
} from './rules.ts';
import { link, localized, webAddress } from './values.ts';

/** Parts that several kinds of lines have in common. */

export const robots = pattern(
  60,
  /^[a-z](?:[a-z:-]|, ?)*$/,
  'robots directives such as "noindex, follow"',
  'robots directives, such as `noindex, follow`',
);

const drawing: Rule<Readonly<Record<string, unknown>>> = {
  says: 'object, a drawing',
  read(value, path, findings) {
    for (const problem of findings.drawings.problems(value)) findings.refuse(path, problem);
    return value as Record<string, unknown>;
  },
};

const pictureFields = {
  drawing: optional(drawing),
  file: optional(text(500)),
  url: optional(webAddress),
  media: optional(
    pattern(32, /^[0-9a-f]{32}$/, '32 hexadecimal digits', 'id of a picture that the shop has'),
  ),
  alt: optional(localized(text(300))),
};

export const picture = also(object(pictureFields, 'picture'), (value, path, findings) => {
  const { drawing, file, url, media } = value;
  const isNamed = file !== undefined || url !== undefined || media !== undefined;
  if ((drawing !== undefined) === isNamed) {
    findings.refuse(path, 'must have a drawing, or else a file, url or media');
  }
});
export type Picture = Read<typeof picture>;

export const warning = object({
  text: required(localized(text(2000))),
  danger: preset(yesOrNo, false),
  picture: optional(picture),
});

/** A file that the shop keeps, by name or with its bytes, or an address of one that lies elsewhere. */
const fileFields = {
  url: optional(link),
  file: optional(text(500)),
  data: optional(
    pattern(
      3_500_000,
      /^data:[\w.+/-]+;base64,[A-Za-z0-9+/]+={0,2}$/,
      'a file such as data:application/pdf;base64,…',
      '`data:…;base64,…`',
    ),
  ),
};

/** What names a file, beside further fields. */
export function file<F extends Fields>(fields: F) {
  return also(object({ ...fileFields, ...fields }), (value, path, findings) => {
    const { url, file, data } = value as FileSource;
    if ([url, file, data].filter((source) => source !== undefined).length !== 1) {
      findings.refuse(path, 'must have a url, or a file, or data');
    }
  });
}

export const fileName = { name: required(localized(text(200))) };

export interface FileSource {
  readonly url?: string | undefined;
  readonly file?: string | undefined;
  readonly data?: string | undefined;
}

export const contentPath = pattern(
  300,
  /^\/$|^(\/[^\s/?#$\p{Lu}]+)+$/u,
  'a path in lower case such as /service/kontakt, without a slash at its end',
  'path in lower case',
);

export const seo = object({
  title: optional(localized(text(200))),
  description: optional(localized(text(500))),
  robots: optional(robots),
});

export function firstDuplicate(
  values: readonly string[],
): { index: number; value: string } | undefined {
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) return { index, value };
    seen.add(value);
  }
  return undefined;
}
