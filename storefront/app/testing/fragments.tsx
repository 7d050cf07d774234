import {
  clientQuery,
  type OperationType,
  RelayEnvironmentProvider,
  type RouteQuery,
  useRouteQuery,
} from '@kreide/relay';
import { createMockEnvironment, createMockNetwork } from '@kreide/relay/testing';
import type { Language } from '@kreide/server/contract';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ContentPageQuery } from '../features/content/__generated__/ContentPageQuery.graphql';
import { PersonalProvider } from '../layout/PersonalProvider.tsx';
import type { CartPageQuery } from '../pages/cart/__generated__/CartPageQuery.graphql';
import type { ProductBelowFoldQuery } from '../pages/product/__generated__/ProductBelowFoldQuery.graphql';
import type { ProductPageQuery } from '../pages/product/__generated__/ProductPageQuery.graphql';
import { defaultHosts, domainOf } from '../platform/domain.ts';
import { loadCatalogue } from '../platform/i18n/catalogue.ts';
import '../platform/i18n/orderTexts.ts';
import { contentPageQuery } from '../features/content/ContentPageQuery.ts';
import { cartPageQuery } from '../pages/cart/CartPageQuery.ts';
import { productBelowFoldQuery } from '../pages/product/ProductBelowFoldQuery.ts';
import { productPageQuery } from '../pages/product/ProductPageQuery.ts';
import { ShopProvider } from '../platform/shop.tsx';

export { ContentRows } from '../features/content/ContentRows.tsx';
export { CartPage } from '../pages/cart/CartPage.tsx';
export { BuyBox } from '../pages/product/BuyBox.tsx';
export { ProductFacts } from '../pages/product/ProductFacts.tsx';
export { ProductReviews } from '../pages/product/ProductReviews.tsx';
export { RelatedProducts } from '../pages/product/RelatedProducts.tsx';
export { cartItem, cartPayload } from './cartPayload.ts';
export { contentPayload } from './contentPayload.ts';
export { teaserListEntry, teaserListPayload } from './teaserListPayload.ts';

/** The hosts that speak a language; English is spoken to schools and businesses. */
const hosts: Readonly<Record<Language, string>> = {
  de: 'kreide.de',
  en: 'en.educational.kreide.de',
};

/** Loads all texts of a language; before that, messages show their keys. */
export async function loadTexts(language: Language): Promise<void> {
  await loadCatalogue(language);
}

interface FragmentProps<Entity> {
  /** Answer of the page's query, as the API sends it. */
  data: Readonly<Record<string, unknown>>;
  /** @default 'de' */
  language?: Language | undefined;
  /** Shows fragments of the page. */
  children: (entity: Entity) => ReactNode;
}

/** Parts of a product page's first screenful, with data of a mock network. */
export function OnProductPage({
  data,
  ...rest
}: FragmentProps<NonNullable<ProductPageQuery['response']['product']>>) {
  return (
    <OnPage<ProductPageQuery, 'product'>
      {...rest}
      document={productPageQuery}
      variables={{ id: '1' }}
      entity="product"
      data={{ product: data, retired: null }}
    />
  );
}

/** Parts below a product page's first screenful. */
export function BelowProduct({
  data,
  ...rest
}: FragmentProps<NonNullable<ProductBelowFoldQuery['response']['product']>>) {
  return (
    <OnPage<ProductBelowFoldQuery, 'product'>
      {...rest}
      document={productBelowFoldQuery}
      variables={{ id: '1', sort: 'newest', reviews: 5 }}
      entity="product"
      data={{ product: data }}
    />
  );
}

/** Parts of a content page, with data of a mock network. */
export function OnContentPage({
  data,
  ...rest
}: FragmentProps<ContentPageQuery['response']['page']>) {
  return (
    <OnPage<ContentPageQuery, 'page'>
      {...rest}
      document={contentPageQuery}
      variables={{ url: '/' }}
      entity="page"
      data={{ page: data }}
    />
  );
}

/** Parts of the cart page, with data of a mock network. */
export function OnCartPage({
  data,
  ...rest
}: FragmentProps<NonNullable<CartPageQuery['response']['cart']>>) {
  return (
    <OnPage<CartPageQuery, 'cart'>
      {...rest}
      document={cartPageQuery}
      variables={{ cartId: '1' }}
      entity="cart"
      data={{ cart: data }}
    />
  );
}

interface PageProps<Query extends OperationType, Name extends keyof Query['response']>
  extends FragmentProps<NonNullable<Query['response'][Name]>> {
  document: Parameters<typeof clientQuery>[1];
  variables: Query['variables'];
  entity: Name;
}

/** The page around fragments: router, store, texts, visitor. */
function OnPage<Query extends OperationType, Name extends keyof Query['response']>({
  document,
  variables,
  entity,
  data,
  language = 'de',
  children,
}: PageProps<Query, Name>) {
  const [{ environment, router }] = useState(() => {
    const network = createMockNetwork();
    const environment = createMockEnvironment(network);
    const routeQuery = clientQuery<Query>(environment, document, variables);
    network.pending(routeQuery.queryName).resolve(data);
    const domain = domainOf(hosts[language], 'https', defaultHosts);
    const element = (
      <ShopProvider domain={domain}>
        <PersonalProvider>
          <Fragments<Query, Name> {...{ document, routeQuery, entity, children }} />
        </PersonalProvider>
      </ShopProvider>
    );
    return { environment, router: createMemoryRouter([{ path: '*', element }]) };
  });
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>
  );
}

function Fragments<Query extends OperationType, Name extends keyof Query['response']>({
  document,
  routeQuery,
  entity,
  children,
}: Pick<PageProps<Query, Name>, 'document' | 'entity' | 'children'> & { routeQuery: RouteQuery }) {
  const found = useRouteQuery<Query>(document, routeQuery)[entity];
  return found && children(found);
}
