import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address that the storefront answers itself; all others are looked up as content. */
export default [
  layout('layout/DefaultLayout.tsx', [
    layout('layout/PageBoundary.tsx', [
      index('pages/home/route.tsx'),
      route('cat/:id', 'pages/category/route.tsx'),
      route('prod/:id', 'pages/product/route.tsx'),
      route('search', 'pages/search/route.tsx'),
      route('*', 'pages/content/route.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
