import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * URL of the one font file worth preloading:
 * `<link rel="preload" as="font" type="font/woff2" crossorigin href={fontPreloadHref} />`.
 *
 * The published package has the file itself in this place, which bundlers make a URL of.
 */
const fontPreloadHref: string = figtree;
export default fontPreloadHref;
