import { SkipLink, themeAttributes, VisuallyHidden } from '@kreide/design-system';
import fontPreloadHref from '@kreide/design-system/font';
import { RoutePayloads } from '@kreide/relay';
import { languageOf } from '@kreide/server/contract';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import favicon from './favicon.svg?inline';
import { Consent } from './features/consent/Consent.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { PersonalProvider } from './layout/PersonalProvider.tsx';
import { ReturnToLink } from './layout/ReturnToLink.tsx';
import { useLinks } from './layout/useLinks.ts';
import { brandOf } from './platform/brand.server.ts';
import { loadCatalogue } from './platform/i18n/catalogue.ts';
import { useMessages } from './platform/i18n/messages.tsx';
import { inlineScript } from './platform/inlineScript.ts';
import { statusOf } from './platform/pageStatus.ts';
import { replacingRedirects } from './platform/replacingRedirects.ts';
import { relayContext, requestContext } from './platform/requestContext.ts';
import { ShopProvider } from './platform/shop.tsx';
import { navigationStatusId } from './platform/useNavigationFocus.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { domain, preloads, tracking, showsErrors } = context.get(requestContext);
  const [brand] = await Promise.all([
    brandOf(context.get(relayContext), domain),
    loadCatalogue(languageOf(domain.shopLanguage)),
  ]);
  return { domain, brand, preloads, tracking, showsErrors };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [replacingRedirects];

/** The host determines all of it, so no navigation changes it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const domain = data?.domain;
  return (
    <html
      lang={domain?.shopLanguage ?? 'de-DE'}
      {...themeAttributes(domain?.isB2b ? 'business' : 'consumer')}
      // The mode script sets the chosen colour mode before React hydrates.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script suppressHydrationWarning>{inlineScript}</script>
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="preload"
          href={fontPreloadHref}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        {data?.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <RoutePayloads />
        <ScrollRestoration />
        <ReturnToLink />
        {/* In a wrapper, since they are removed with the first navigation: as siblings of the
            page they would make the browser recalculate all of its styles. */}
        <div>
          <Scripts />
        </div>
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useLinks(loaderData.domain.isB2b);
  // The last effect of hydration: marks in the browser's performance timeline when scripts respond.
  useEffect(() => {
    performance.mark('interactive');
  }, []);
  return (
    <ShopProvider domain={loaderData.domain} {...loaderData.brand}>
      <PersonalProvider>
        <FirstLink />
        <Consent settings={loaderData.tracking} />
        <Outlet />
      </PersonalProvider>
      <VisuallyHidden id={navigationStatusId} role="status" />
    </ShopProvider>
  );
}

/** Before everything else, also the consent banner: every page has a `#main`. */
function FirstLink() {
  const t = useMessages();
  return <SkipLink href="#main">{t('common.skip')}</SkipLink>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  const status = statusOf(error);
  return (
    <ShopProvider domain={data?.domain} {...data?.brand}>
      <main>
        <ErrorPage status={status} error={error} showsErrors={data?.showsErrors} />
      </main>
    </ShopProvider>
  );
}
