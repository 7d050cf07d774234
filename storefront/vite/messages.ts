import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Plugin, Rolldown } from 'vite';
import type { Message, Part } from '../app/platform/i18n/formatMessage.ts';

/** Texts that most visits never show, by what shows them. */
const parts = {
  /**
   * What only the cart, the pages of an order, of a login and of the service's forms show, and what
   * they say of what was filled in; the cart's lines and running deals, which come with code of
   * their own; and the footer, which the server writes.
   */
  order:
    /^(?:(?:account|address|basket|catalogue|checkout|competition|confirmation|contact|country|footer|form|login|logout|newsletter|order|orderForm|payment|reservation|review|shipping|summary|totals|withdrawal|vue\.(?:address|cart(?!\.error\.itemUnavailable)|catalogue|checkout(?!\.message)|competition|contact|form|login|newsletter|orderForm\.error|withdrawal))\.|deal\.(?!label)|cart\.(?:all|each|empty|goOn|items|orderNumber|priceChanged|quantity|remove|title|toBasket|toCheckout|undo))/,
  /** What comes of noting goods, and the lists of what is noted. */
  wishlist: /^(?:wishlist\.(?!note|takeOff)|vue\.wishlist\.)/,
  /** The choice of consent by category; each new visitor sees the question before it. */
  consent: /^consent\.(?:marketing|necessary|save|statistics)/,
  /** A product page below its first screenful. */
  product:
    /^(?:reviews\.|product\.(?:accessories|audioSamples|bibliography|captions|delivery|description|documents|ean|elsewhere|euResponsible|facts|isbn|manufacturer|replacements|safety|videos|warranty))/,
} as const;

type PartName = keyof typeof parts;

const partNames = Object.keys(parts) as PartName[];

const partOfKey = (key: string) => partNames.find((name) => parts[name].test(key));

const catalogueFile = /\/i18n\/messages\/\w+\.json(?:\?(\w+))?$/;

/**
 * Compiles `messages/<language>.json` (key -> ICU message) at build time: a message without
 * arguments stays a string, any other becomes the parts that `formatMessage` fills in. The browser
 * gets no parser, and a message that doesn't parse fails the build.
 *
 * Most visitors only look around: the browser's build has the texts of each part in a file of their
 * own, `<language>.json?order`. Code that shows them without `orderTexts.ts` fails it.
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
      const [file, part] = catalogueFile.exec(id) ?? [];
      if (file === undefined) return null;
      const isParted = isBuild && this.environment.name === 'client';
      const catalogue: Record<string, string> = JSON.parse(code);
      const compiled = Object.entries(catalogue)
        .filter(([key]) => (part || isParted ? partOfKey(key) === part : true))
        .map(([key, message]) => [key, compileMessage(message)]);
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(compiled))};`,
        map: null,
        moduleType: 'js',
      };
    },
    buildEnd() {
      if (!isBuild || this.environment.name !== 'client') return;
      const missing = withoutTexts(this);
      if (missing.length > 0) this.error(missing.join('\n'));
    },
  };
}

type Context = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Names the keys of faults, as the API does; the forms show them, and load the texts for it. */
const contract = /[\\/]server[\\/]contract[\\/]/;

/** What shows the texts of a part and has not loaded them, one line each. */
export function withoutTexts(context: Context): readonly string[] {
  return partNames.flatMap((name) => {
    // A key of these in code, whole or the beginning of one.
    const key = new RegExp(`['"\`]${parts[name].source.slice(1)}[\\w.]*(?:['"\`]|\\$\\{)`);
    const texts = new RegExp(`/i18n/${name}Texts\\.ts$`);
    return [...context.getModuleIds()]
      .filter((id) => !catalogueFile.test(id) && !contract.test(id))
      .filter((id) => key.test(context.getModuleInfo(id)?.code ?? ''))
      .flatMap((id) =>
        loadersOf(id, context)
          .filter((loader) => !imports(loader, texts, context))
          .map((loader) => `${loader} shows texts of ${id} without i18n/${name}Texts.ts`),
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
