import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { Message, Part } from '../app/platform/i18n/formatMessage.ts';

/**
 * Compiles `messages/<language>.json` (key -> ICU message) at build time: a message without
 * arguments stays a string, any other becomes the parts that `formatMessage` fills in. The browser
 * gets no parser, and a message that doesn't parse fails the build.
 */
export function messages(): Plugin {
  return {
    name: 'kreide:messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/messages\/\w+\.json(?:$|\?)/.test(id)) return null;
      const catalogue: Record<string, string> = JSON.parse(code);
      const compiled = Object.fromEntries(
        Object.entries(catalogue).map(([key, message]) => [key, compileMessage(message)]),
      );
      return {
        code: `export default ${JSON.stringify(compiled)};`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}

/**
 * @param message in ICU syntax
 * @throws when it doesn't parse, or asks for a style that nobody defined
 */
export function compileMessage(message: string): Message {
  const parts = parse(message, { captureLocation: false, shouldParseSkeletons: true }).map(partOf);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

const dateStyles: ReadonlySet<string> = new Set(['short', 'medium', 'long', 'full']);

const numberStyles: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.pound:
      return 0;
    case TYPE.tag:
      return [element.value, 'tag', element.children.map(partOf)];
    case TYPE.select:
      return [element.value, 'select', optionsOf(element)];
    case TYPE.plural:
      return [
        element.value,
        element.pluralType === 'ordinal' ? 'ordinal' : 'plural',
        optionsOf(element),
        element.offset,
      ];
    case TYPE.number:
      return [element.value, 'number', styleOf(element.style, (name) => numberStyles[name])];
    case TYPE.date:
    case TYPE.time: {
      const key = element.type === TYPE.date ? 'dateStyle' : 'timeStyle';
      const named = (name: string) => (dateStyles.has(name) ? { [key]: name } : undefined);
      const style = styleOf(element.style ?? 'medium', named);
      // Server and browser write the same, wherever they stand.
      return [element.value, 'date', { ...style, timeZone: 'Europe/Berlin' }];
    }
  }
}

/** What a style means to `Intl`: a name that is defined here, or a skeleton such as `::.00`. */
function styleOf<Options extends object>(
  style: string | { readonly parsedOptions: Options } | null | undefined,
  named: (name: string) => object | undefined,
): object {
  if (!style) return {};
  if (typeof style !== 'string') return style.parsedOptions;
  const options = named(style);
  if (options === undefined)
    throw new Error(`A message has the style ${style}, which is undefined`);
  return options;
}

const optionsOf = ({ options }: PluralElement | SelectElement) =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, value.map(partOf)]));
