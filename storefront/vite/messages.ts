import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Compiles `messages/<language>.json` (key -> ICU message) at build time: a message without
 * arguments stays a string, any other becomes its syntax tree. The browser gets no parser,
 * and a message that doesn't parse fails the build.
 */
export function messages(): Plugin {
  return {
    name: 'kreide:messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/messages\/\w+\.json(?:$|\?)/.test(id)) return null;
      const catalogue: Record<string, string> = JSON.parse(code);
      const compiled = Object.fromEntries(
        Object.entries(catalogue).map(([key, message]) => {
          const elements = parse(message, { captureLocation: false, shouldParseSkeletons: true });
          const isPlain = elements.every((element) => element.type === 0);
          return [key, isPlain ? message.replaceAll("''", "'") : elements];
        }),
      );
      return {
        code: `export default ${JSON.stringify(compiled)};`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
