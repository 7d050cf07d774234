import { infobarScript, modeScript } from '@kreide/design-system';

/**
 * What has to be known before the first paint, of every page. It runs while the document is read and
 * never again, so the browser's code does without its text.
 */
export const inlineScript = import.meta.env.SSR ? `${modeScript};${infobarScript}` : '';
