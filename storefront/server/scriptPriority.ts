const preload = /<link rel="modulepreload" href="([^"]+)"(?: nonce="[^"]*")?\/>/g;
const imported = /^[ \t]*import (?:\* as (\w+) from )?("[^"]+");$/gm;

/** A document whose head arrived within this many milliseconds came over a fast connection. */
const fastMs = 200;

/**
 * Delays a page's scripts until its first frame (docs/decisions/010-page-weight.md). React Router
 * requests them in the head, by links without a priority, and runs them at once.
 *
 * On a slow connection they are requested at once too, but after styles, fonts and the first
 * pictures. On a fast one all of them would arrive before the first frame, which would wait for
 * them to run: so they wait for it. A hidden tab has no frames.
 *
 * @param html a finished page
 * @param mark of the renderer's scripts (csp.ts)
 * @returns unchanged where React Router's script is not found
 */
export function withScriptsLast(html: string, mark: string): string {
  const opening = `<script${mark} type="module" async="">`;
  const start = html.lastIndexOf(opening);
  const end = html.indexOf('</script>', start);
  const first = html.indexOf('<link rel="modulepreload"');
  if (start < 0 || first < 0) return html;
  const { head, rest, files } = withoutPreloads(html, first);
  const run = html
    .slice(start + opening.length, end)
    .replace(imported, (_, name: string | undefined, file: string) =>
      name ? `const ${name} = await import(${file});` : `await import(${file});`,
    );
  return [
    html.slice(0, first),
    `<script${mark}>${loading(files)}</script>`,
    rest,
    html.slice(head, start),
    `${opening}await window.filesAsked;${run}`,
    html.slice(end),
  ].join('');
}

/**
 * Requests the files, and then settles `filesAsked`. Without a frame to wait for it waits for the
 * rest of the head: a browser that has no style sheet to wait for yet gives its few connections to
 * one server to the scripts.
 */
const loading = (files: readonly string[]) => `{
const ask = () => {
for (const href of ${JSON.stringify(files)}) {
const link = document.createElement('link');
link.rel = 'modulepreload';
link.fetchPriority = 'low';
link.href = href;
document.head.append(link);
}
};
const isSlow = performance.now() > ${fastMs};
const isPainted = !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
window.filesAsked = new Promise((resolve) => {
const go = () => resolve(ask());
if (isSlow || !isPainted) {
const { port1, port2 } = new MessageChannel();
port1.onmessage = go;
port2.postMessage(0);
} else new PerformanceObserver((_, paint) => { paint.disconnect(); go(); }).observe({ type: 'paint' });
});
}`;

/**
 * Lets a page for one visitor request its styles before its scripts, which run as soon as they are
 * there: most of such a page is there to be used.
 *
 * @param html a finished page
 */
export function withStylesFirst(html: string): string {
  const first = html.indexOf('<link rel="modulepreload"');
  if (first < 0) return html;
  const { head, rest, files } = withoutPreloads(html, first);
  const last = files.map(
    (file) => `<link rel="modulepreload" fetchpriority="low" href="${file}"/>`,
  );
  return [html.slice(0, first), rest, ...last, html.slice(head)].join('');
}

/** The rest of a head from its first request of a script on, without them; `head` is where it ends. */
function withoutPreloads(html: string, first: number) {
  const head = html.indexOf('</head>', first);
  const files: string[] = [];
  const rest = html.slice(first, head).replace(preload, (_, file: string) => {
    files.push(file);
    return '';
  });
  return { head, rest, files };
}
