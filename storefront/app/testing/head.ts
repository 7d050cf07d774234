/** The content of the document's head. */
export interface Head {
  readonly title: string;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: string | undefined;
  /** By property, `og:` left out. */
  readonly openGraph: Readonly<Record<string, string>>;
}

export function readHead(): Head {
  const attribute = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name) ?? undefined;
  return {
    title: document.title,
    description: attribute('meta[name="description"]', 'content'),
    robots: attribute('meta[name="robots"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    openGraph: Object.fromEntries(
      [...document.head.querySelectorAll('meta[property^="og:"]')].map((meta) => [
        (meta.getAttribute('property') ?? '').slice(3),
        meta.getAttribute('content') ?? '',
      ]),
    ),
  };
}
