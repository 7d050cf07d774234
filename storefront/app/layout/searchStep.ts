interface SubmitAnswer {
  readonly searchTermCheck: {
    readonly redirectPath?: string | null | undefined;
    readonly query: string;
    readonly link?: { readonly url: string } | null | undefined;
  };
  readonly adjustLongTailSearchQuery: {
    readonly searchQuery: string;
    readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
  };
}

export interface SearchStep {
  readonly to: string;
  /** Inside the shop, by loading a document, or by scrolling where `to` is open already. */
  readonly by: 'navigation' | 'load' | 'scroll';
}

export interface SearchPlace {
  /** Path and query of the current page. */
  readonly open: string;
  /** The term was picked from the suggestions. */
  readonly isSuggested: boolean;
}

/**
 * The target of a search (SEARCH-11…20): the operator's redirect, the product whose number was
 * typed, or the results of the possibly adjusted query.
 *
 * @param answer undefined when the API failed: the term is then searched as typed
 */
export function searchStep(
  term: string,
  answer: SubmitAnswer | undefined,
  { open, isSuggested }: SearchPlace,
): SearchStep {
  const check = answer?.searchTermCheck;
  if (!check?.redirectPath && check?.link) {
    const { url } = check.link;
    // SEARCH-20: another item of the product that is open.
    return { to: url, by: pathOf(url) === pathOf(open) ? 'load' : 'navigation' };
  }
  const to = check?.redirectPath || resultsOf(term, answer, isSuggested);
  // SEARCH-18
  if (to.startsWith('http')) return { to, by: 'load' };
  if (normal(to) === normal(open)) return { to, by: 'scroll' };
  // SEARCH-23: the client's query would fail, too; the server may answer the document.
  return { to, by: answer === undefined ? 'load' : 'navigation' };
}

/** `oq` keeps the typed term when the query was rewritten, unless it was suggested (SEARCH-13). */
function resultsOf(term: string, answer: SubmitAnswer | undefined, isSuggested: boolean): string {
  const adjusted = answer?.adjustLongTailSearchQuery;
  const query = adjusted?.searchQuery || answer?.searchTermCheck.query || term;
  const params = [
    `q=${encodeURIComponent(query)}`,
    ...(query === term || isSuggested ? [] : [`oq=${encodeURIComponent(term)}`]),
    ...(adjusted?.filters ?? [])
      .filter(({ values }) => values.length > 0)
      .map(
        ({ name, values }) =>
          `filter.${encodeURIComponent(name)}=${values.map(encodeURIComponent).join(',')}`,
      ),
  ];
  return `/search?${params.join('&')}`;
}

const pathOf = (url: string) => url.split('?', 1)[0];

/** A normal form, equal for every spelling of the same parameters. */
function normal(url: string): string {
  const params = new URLSearchParams(url.split('?')[1]);
  params.sort();
  return `${pathOf(url)}?${params}`;
}
