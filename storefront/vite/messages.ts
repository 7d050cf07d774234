import { readdirSync, readFileSync } from 'node:fs';
import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Plugin, Rolldown } from 'vite';
import type { Message, Part } from '../app/platform/i18n/formatMessage.ts';

const catalogueFile = /\/i18n\/messages\/\w+\/\w+\.json$/;

/** Written by the server into the head, for programs alone: the browser's build leaves them out. */
const serverOnly: ReadonlySet<string> = new Set(['head.description']);

const folder = new URL('../app/platform/i18n/messages/', import.meta.url);

/**
 * Compiles `messages/<part>/<language>.json` (key -> ICU message) at build time: a message without
 * arguments stays a string, any other becomes the parts that `formatMessage` fills in. The browser
 * gets no parser, and a message that doesn't parse fails the build.
 *
 * Most visitors only look around, so the browser loads the texts of all parts but `everyPage` with
 * the code that shows them. Code that shows texts without having loaded them fails the build.
 */
export function messages(): Plugin {
  let isBuild = false;
  return {
    name: 'kreide:messages',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform(code, id) {
      if (!catalogueFile.test(id)) return null;
      const catalogue: Record<string, string> = JSON.parse(code);
      const isBrowser = isBuild && this.environment.name === 'client';
      const compiled = Object.entries(catalogue)
        .filter(([key]) => !isBrowser || !serverOnly.has(key))
        .map(([key, text]) => [key, compileMessage(text)]);
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(compiled))};`,
        map: null,
        moduleType: 'js',
      };
    },
    buildEnd() {
      if (!isBuild || this.environment.name !== 'client') return;
      const missing = withoutTexts(this, keysByPart());
      if (missing.length > 0) this.error(missing.join('\n'));
    },
  };
}

/** The keys of each part that is not on every page. */
function keysByPart(): ReadonlyMap<string, readonly string[]> {
  const parts = readdirSync(folder).filter((name) => name !== 'everyPage');
  return new Map(
    parts.map((part) => {
      const text = readFileSync(new URL(`${part}/de.json`, folder), 'utf8');
      return [part, Object.keys(JSON.parse(text))];
    }),
  );
}

/** Which message keys a source names: where one stands as a string, or a template begins like it. */
export function keysNamedIn(source: string): (key: string) => boolean {
  const literals = new Set<string>();
  const prefixes: string[] = [];
  for (const [, , text = ''] of source.matchAll(/(['"`])([\w.-]+)\1/g)) literals.add(text);
  for (const [, prefix = ''] of source.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)) prefixes.push(prefix);
  return (key) => literals.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
}

type Context = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Names the keys of faults, as the API does; the forms show them, and load the texts for it. */
const contract = /[\\/]server[\\/]contract[\\/]/;

/** What shows the texts of a part and has not loaded them, one line each. */
export function withoutTexts(
  context: Context,
  keys: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const sources = [...context.getModuleIds()]
    .filter((id) => !catalogueFile.test(id) && !contract.test(id))
    .filter((id) => !id.includes('/node_modules/'))
    .map((id) => ({ id, names: keysNamedIn(context.getModuleInfo(id)?.code ?? '') }));
  return [...keys].flatMap(([part, ofPart]) => {
    const texts = new RegExp(`/i18n/${part}Texts\\.ts$`);
    return sources
      .filter(({ names }) => ofPart.some(names))
      .flatMap(({ id }) =>
        loadersOf(id, context)
          .filter((loader) => !imports(loader, texts, context))
          .map((loader) => `${loader} shows texts of ${id} without i18n/${part}Texts.ts`),
      );
  });
}

/** What brings a module along when it is loaded: routes, and code that is loaded when needed. */
function loadersOf(id: string, context: Context): readonly string[] {
  const reached = new Set([id]);
  for (const module of reached) {
    for (const importer of context.getModuleInfo(module)?.importers ?? []) reached.add(importer);
  }
  return [...reached].filter((module) => {
    const info = context.getModuleInfo(module);
    // A route's action is cut off from it, and comes after it.
    const isAction = module.endsWith('?route-chunk=clientAction');
    return !isAction && (info?.isEntry || info?.dynamicImporters.length);
  });
}

/** Does a module import another, itself or through others? */
function imports(id: string, wanted: RegExp, context: Context): boolean {
  const reached = new Set([id]);
  for (const module of reached) {
    if (wanted.test(module)) return true;
    for (const imported of context.getModuleInfo(module)?.importedIds ?? []) reached.add(imported);
  }
  return false;
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
