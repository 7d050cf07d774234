import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin, Rolldown } from 'vite';

const compiledStyles = /\.css\.ts\.vanilla\.css$/;
const fontUrl = /url\("([^".][^"]*\.woff2)"\)/g;

/**
 * Compiles vanilla-extract away: the styles of each `X.css.ts` are written beside its class names
 * as `X.css`, which these import. Fonts, with their licenses, lie beside the styles that name them,
 * so that a consumer needs neither vanilla-extract nor the fonts' packages.
 *
 * @param source folder of the sources, whose layout that of the package repeats
 */
export function staticStyles(source: string): Plugin[] {
  const vanillaExtract = vanillaExtractPlugin({ identifiers: 'short' });
  const load = vanillaExtract.map((plugin) => plugin.load).find((hook) => hook !== undefined);

  const styles: Plugin = {
    name: 'kreide:static-styles',
    enforce: 'pre',
    async resolveId(specifier, importer) {
      if (importer === undefined) return null;
      if (compiledStyles.test(specifier)) {
        const css = typeof load === 'function' && (await load.call(this, specifier));
        if (typeof css !== 'string') throw new Error(`${specifier} has no styles`);
        const file = specifier.replace(compiledStyles, '.css');
        return { id: write(this, file, css, importer), external: true };
      }
      if (specifier.endsWith('.css')) {
        const file = path.join(path.dirname(importer), specifier);
        const css = await withFonts(this, await readFile(file, 'utf8'), file);
        return { id: write(this, file, css, importer), external: true };
      }
      return null;
    },
    /** All styles in the order in which the modules import them, for whoever links one file. */
    generateBundle(_options, bundle) {
      const files = stylesInOrder(bundle, 'index.js');
      const source = files.map((file) => {
        const asset = bundle[file];
        if (asset?.type !== 'asset') throw new Error(`no ${file}`);
        return String(asset.source).replaceAll('url("./', `url("./${path.posix.dirname(file)}/`);
      });
      this.emitFile({ type: 'asset', fileName: 'styles.css', source: source.join('\n') });
    },
  };

  /** Writes what a source file became, and says how a module of the package imports it. */
  function write(
    context: Rolldown.PluginContext,
    file: string,
    content: string | Uint8Array,
    importer: string,
  ): string {
    const relative = (from: string) => path.relative(from, file).replaceAll(path.sep, '/');
    context.emitFile({ type: 'asset', fileName: relative(source), source: content });
    // A bare Node, which knows no styles, is led elsewhere by package.json.
    if (file.endsWith('.css')) return `#styles/${relative(source)}`;
    const id = relative(path.dirname(importer));
    return id.startsWith('.') ? id : `./${id}`;
  }

  async function writeFont(context: Rolldown.PluginContext, specifier: string, importer: string) {
    const resolved = await context.resolve(specifier, importer, { skipSelf: true });
    if (resolved === null) throw new Error(`${importer}: no ${specifier}`);
    const [installed = ''] = resolved.id.split('?');
    const file = path.join(path.dirname(importer), path.basename(installed));
    // The Open Font License asks to be passed on with the font.
    const license = await readFile(path.join(path.dirname(installed), '../LICENSE'));
    write(context, `${file}.LICENSE.txt`, license, importer);
    return write(context, file, await readFile(installed), importer);
  }

  async function withFonts(context: Rolldown.PluginContext, css: string, file: string) {
    const fonts = [...css.matchAll(fontUrl)].map(([, specifier = '']) => specifier);
    const urls = await Promise.all(fonts.map((font) => writeFont(context, font, file)));
    return fonts.reduce((text, font, index) => text.replace(font, urls[index] ?? ''), css);
  }

  return [styles, ...vanillaExtract];
}

/** Names of the style sheets below a module, each once, those of what it imports first. */
function stylesInOrder(bundle: Rolldown.OutputBundle, entry: string): readonly string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.startsWith('#styles/')) styles.push(file.replace('#styles/', ''));
    const output = bundle[file];
    if (output?.type === 'chunk') [...output.imports, ...output.dynamicImports].forEach(visit);
  };
  visit(entry);
  return styles;
}
