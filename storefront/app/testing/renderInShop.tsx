import { type IEnvironment, RelayEnvironmentProvider } from '@kreide/relay';
import { createMockEnvironment, createMockNetwork, type MockNetwork } from '@kreide/relay/testing';
import { languageOf } from '@kreide/server/contract';
import { act, type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PersonalProvider } from '../layout/PersonalProvider.tsx';
import { defaultHosts, domainOf } from '../platform/domain.ts';
import { loadCatalogue } from '../platform/i18n/catalogue.ts';
import { ShopProvider } from '../platform/shop.tsx';

interface ShopOptions {
  /** @default 'kreide.de' */
  readonly host?: string;
  /** What the shop is called. @default 'Kreide' */
  readonly name?: string;
  /** Address of the page. @default '/' */
  readonly path?: string;
  /** Answers a form that was submitted to the page. */
  readonly action?: (values: Record<string, FormDataEntryValue>) => unknown;
}

export interface ShopPage extends RenderResult {
  readonly network: MockNetwork;
}

/** jsdom has no media queries: none matches. */
window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

/**
 * Renders a component as a page of the shop does: texts, router, store over a mock network,
 * visitor.
 */
export async function renderInShop(
  content: (environment: IEnvironment, network: MockNetwork) => ReactNode,
  { host = 'kreide.de', name, path = '/', action }: ShopOptions = {},
): Promise<ShopPage> {
  const domain = domainOf(host, 'https', defaultHosts);
  await loadCatalogue(languageOf(domain.shopLanguage));
  const network = createMockNetwork();
  const environment = createMockEnvironment(network);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <RelayEnvironmentProvider environment={environment}>
            <ShopProvider domain={domain} name={name}>
              <PersonalProvider>{content(environment, network)}</PersonalProvider>
            </ShopProvider>
          </RelayEnvironmentProvider>
        ),
        ...(action && {
          action: async ({ request }) => action(Object.fromEntries(await request.formData())),
        }),
      },
    ],
    { initialEntries: [path] },
  );
  const page = render(<RouterProvider router={router} />);
  // Lazy routes and effects of the first render.
  await act(async () => {});
  return { network, ...page };
}
