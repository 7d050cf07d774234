import { graphql, type IEnvironment, useRelayEnvironment } from '@kreide/relay';
import { paymentRules, type TrackingSettings } from '@kreide/server/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { Choice } from '../../platform/consent.ts';
import { countryCodeOf } from '../../platform/domain.ts';
import { isInstalledApp } from '../../platform/installedApp.ts';
import { useShop } from '../../platform/shop.tsx';
import { track } from '../../platform/tracking.ts';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import { visitorKindOf } from '../../platform/visitorKind.ts';
import { useSession } from '../session/sessionContext.ts';
import type { TrackingQuery } from './__generated__/TrackingQuery.graphql';
import { type AbTest, activeTests } from './activeTests.ts';
import { statisticsId } from './dataLayer.ts';
import { isExcluded, linkClassOf } from './linkClasses.ts';
import { startMeasuring } from './measuring.ts';
import { whenTitled } from './whenTitled.ts';

/** Where shoppers are who gave up at a provider (TRACK-17). */
const paymentPages = new Set([
  '/checkout/payment',
  '/prime/checkout',
  // Who gives up before there is an address goes on there.
  '/checkout/login',
  '/checkout/shipping',
]);

const query = graphql`
  query TrackingQuery {
    customerInfo {
      visitorType
      categoryType
      isInternal
      primeInfo { status }
    }
  }
`;

/** Measures the visit of a visitor who allows it; renders nothing. */
export function Tracking({ settings, allowed }: { settings: TrackingSettings; allowed: Choice }) {
  const environment = useRelayEnvironment();
  const { statistics, marketing } = allowed;
  useEffect(
    () => startMeasuring(environment, settings, { statistics, marketing }),
    [environment, settings, statistics, marketing],
  );
  usePageViews(environment, settings);
  return null;
}

/** TRACK-05…07: one `Meta` event for each page that is opened. */
function usePageViews(environment: IEnvironment, { homeIds }: TrackingSettings): void {
  const { domain } = useShop();
  const { pathname, search } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const { isSignedIn, isGuest } = useSession();
  const data = usePersonalQuery<TrackingQuery>(query, isSignedIn ? {} : null);
  const info = data?.customerInfo;
  /** The last tracked page and its title. */
  const last = useRef({ pathname: '', search: '', title: '' });

  const tell = useEffectEvent((tests: readonly AbTest[]) => {
    last.current = { pathname, search, title: document.title };
    const nobody = { visitorType: 'guest', categoryType: domain.isB2b ? 'B2B' : 'B2C' };
    track({
      event: 'Meta',
      page_path: pathname,
      page_title: document.title,
      page_area: linkClassOf(pathname, homeIds),
      country_code: countryCodeOf(domain),
      locale_code: domain.localeCode,
      pwa: isInstalledApp(),
      prime_status: info?.primeInfo.status === 'ACTIVE' ? 'active' : 'inactive',
      user_id: statisticsId(),
      visitor_type: visitorKindOf(info ?? nobody, isGuest),
      visitor_login_state: isSignedIn ? 'logged_in' : 'logged_out',
      internal: info?.isInternal ?? false,
      test_id: tests.map(({ id }) => id).join(','),
      test_variant: tests.map(({ trackingCode }) => trackingCode).join(','),
    });
    const cancelled = new URLSearchParams(search).get('cancelPayment') ?? '';
    if (paymentPages.has(pathname) && paymentRules(cancelled).isCancellable) {
      track({ event: 'payment_cancel', payment_method: cancelled });
    }
  });

  // The login state is known a moment later; null: the query failed.
  const isKnown = !isSignedIn || data !== undefined;
  useEffect(() => {
    const before = last.current;
    // Choosing a variant only replaces the address: the page is the same.
    const isNew = before.pathname !== pathname || (before.search !== search && !isReplaced);
    if (!isKnown || !isNew || isExcluded(pathname)) return;
    let isOver = false;
    let end = () => {};
    const titled = new Promise<void>((resolve) => {
      end = whenTitled(before.title, resolve);
    });
    void Promise.all([activeTests(environment, pathname), titled]).then(([tests]) => {
      if (!isOver) tell(tests);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [environment, pathname, search, isReplaced, isKnown]);
}
