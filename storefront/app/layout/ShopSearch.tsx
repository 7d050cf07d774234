import { SearchField, type SearchSuggestion } from '@kreide/design-system';
import { graphql, useFragment, useRelayEnvironment } from '@kreide/relay';
import { maxQueryLength } from '@kreide/server/contract';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';
import type { ShopSearch_query$key } from './__generated__/ShopSearch_query.graphql';
import type { FoundSuggestions } from './searchAnswers.tsx';

const answers = () => import('./searchAnswers.tsx');

const nothing: FoundSuggestions = { words: [], beside: null };

/** SEARCH-01…20: a plain form, with suggestions and redirects once scripts run. */
export function ShopSearch({ query }: { query: ShopSearch_query$key }) {
  const { popularSearches } = useFragment(
    graphql`
      fragment ShopSearch_query on Query {
        popularSearches
      }
    `,
    query,
  );
  const t = useMessages();
  const { domain } = useShop();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname, search: parameters } = useLocation();
  const [params] = useSearchParams();
  const [found, setFound] = useState<FoundSuggestions>(nothing);
  const latest = useRef('');

  function suggest(text: string) {
    latest.current = text;
    // Business shoppers get no suggestions (SEARCH-07).
    if (text.trim() === '' || domain.isB2b) {
      setFound(nothing);
      return;
    }
    answers()
      .then(({ suggestionsFor }) => suggestionsFor(environment, text))
      .then(
        (answer) => {
          // The answer to an earlier keystroke would show outdated suggestions.
          if (latest.current === text) setFound(answer);
        },
        // The shopper can go on without suggestions (SEARCH-23).
        () => setFound(nothing),
      );
  }

  async function search(text: string, chosen?: SearchSuggestion) {
    setFound(nothing);
    const term = (chosen?.value ?? text).trim();
    if (term === '') {
      navigate('/');
      return;
    }
    const place = { open: pathname + parameters, isSuggested: chosen !== undefined };
    const step = await answers().then(
      ({ askForStep }) => askForStep(environment, term, place),
      // Without the code the search submits as the form without scripts does.
      () => ({ by: 'load', to: `/search?q=${encodeURIComponent(term)}` }) as const,
    );
    if (step.by === 'load') window.location.assign(step.to);
    else if (step.by === 'navigation') navigate(step.to);
    else {
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
      document.getElementById('products')?.scrollIntoView({ behavior });
    }
  }

  const shown = pathname === '/search' ? (params.get('q') ?? '') : '';
  return (
    <SearchField
      // A new result page shows its own query in the field.
      key={shown}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      submitLabel={t('search.submit')}
      clearLabel={t('search.clear')}
      suggestionsLabel={t('search.suggestions')}
      defaultValue={shown}
      maxLength={maxQueryLength}
      suggestions={found.words}
      beside={found.beside}
      onQuery={suggest}
      onSearch={search}
      {...(popularSearches.length > 0 && {
        popular: { heading: t('search.popular'), terms: popularSearches },
      })}
    />
  );
}
