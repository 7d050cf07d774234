import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address that the storefront answers itself; all others are looked up as content. */
export default [
  layout('layout/DefaultLayout.tsx', [
    index('pages/home/home.tsx'),
    route('cat/:id', 'pages/category/category.tsx'),
    route('prod/:id', 'pages/product/product.tsx'),
    route('search', 'pages/search/search.tsx'),
    route('*', 'pages/content/content.tsx'),
  ]),
] satisfies RouteConfig;
