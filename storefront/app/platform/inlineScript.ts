import { infobarScript, modeScript } from '@kreide/design-system';

/**
 * Scripts of every page that run before the first paint. They run while the document is parsed and
 * never again, so the browser's bundle does not contain their text.
 */
export const inlineScript = import.meta.env.SSR ? `${modeScript};${infobarScript}` : '';
