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

/**
 * Where a search leads (SEARCH-11…17): to the operator's redirect, to the product whose number
 * was typed, or to the results of the possibly adjusted query. `oq` tells what was typed when
 * the query was rewritten (SEARCH-13).
 *
 * @param answer undefined when the services could not be asked: then the search goes on as typed
 */
export function searchTarget(term: string, answer: SubmitAnswer | undefined): string {
  const check = answer?.searchTermCheck;
  if (check?.redirectPath) return check.redirectPath;
  if (check?.link) return check.link.url;
  const adjusted = answer?.adjustLongTailSearchQuery;
  const query = adjusted?.searchQuery || check?.query || term;
  const params = [
    `q=${encodeURIComponent(query)}`,
    ...(query === term ? [] : [`oq=${encodeURIComponent(term)}`]),
    ...(adjusted?.filters ?? [])
      .filter(({ values }) => values.length > 0)
      .map(
        ({ name, values }) =>
          `filter.${encodeURIComponent(name)}=${values.map(encodeURIComponent).join(',')}`,
      ),
  ];
  return `/search?${params.join('&')}`;
}
