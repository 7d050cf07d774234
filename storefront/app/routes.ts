import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address that the storefront answers itself; all others are looked up as content. */
export default [
  layout('layout/DefaultLayout.tsx', [
    index('pages/home/route.tsx'),
    route('cat/:id', 'pages/category/route.tsx'),
    route('prod/:id', 'pages/product/route.tsx'),
    route('search', 'pages/search/route.tsx'),
    route('checkout/basket', 'pages/cart/route.tsx'),
    route('login', 'pages/login/route.tsx'),
    route('myaccount/wishlist', 'pages/wishlist/route.tsx'),
    route('offline', 'pages/offline/route.tsx'),
    route('service/orderform', 'pages/orderForm/route.tsx'),
    route('rating/:id', 'pages/review/route.tsx'),
    route('widerruf', 'pages/withdrawal/route.tsx'),
    route('withdrawal', 'pages/withdrawal/route.tsx', { id: 'withdrawal' }),
    route('service/katalog', 'pages/catalogueOrder/route.tsx'),
    route('service/catalogue', 'pages/catalogueOrder/route.tsx', { id: 'catalogue' }),
    route('service/kontakt', 'pages/contact/route.tsx'),
    route('service/contact', 'pages/contact/route.tsx', { id: 'contact' }),
    route('service/newsletter', 'pages/newsletter/route.tsx'),
    route('service/newsletter/success', 'pages/newsletterSuccess/route.tsx'),
    route('service/newsletter/newsletter-abmelden', 'pages/newsletterUnsubscribe/route.tsx'),
    route('*', 'pages/content/route.tsx'),
  ]),
  layout('layout/CheckoutLayout.tsx', [
    route('checkout/login', 'pages/checkoutLogin/route.tsx'),
    route('checkout/shipping', 'pages/shipping/route.tsx'),
    route('checkout/payment', 'pages/payment/route.tsx'),
    route('checkout/summary', 'pages/summary/route.tsx'),
    route('checkout/confirmation', 'pages/confirmation/route.tsx'),
  ]),
  // Looked up as content until the shop has pages of its own for them.
  layout('layout/PrimeCheckoutLayout.tsx', [
    route('prime/checkout', 'pages/content/route.tsx', { id: 'primeCheckout' }),
  ]),
  layout('layout/ResetPasswordLayout.tsx', [
    route('myaccount/resetpassword', 'pages/content/route.tsx', { id: 'resetPassword' }),
    route('myaccount/newpassword', 'pages/content/route.tsx', { id: 'newPassword' }),
  ]),
  layout('layout/EmptyLayout.tsx', [
    route('logout', 'pages/logout/route.tsx'),
    route('rating', 'pages/rating/route.tsx'),
    route('cf/test', 'pages/test/route.tsx'),
  ]),
  route('test/test-api', 'api/testApi.ts'),
  route('api/cart-id', 'api/cartId.ts'),
  route('api/token', 'api/token.ts'),
  route('api/login-action', 'api/loginAction.ts'),
  route('api/logout-action', 'api/logoutAction.ts'),
  route('api/checkout-auth', 'api/checkoutAuth.ts'),
  route('api/confirmation-cleanup', 'api/confirmationCleanup.ts'),
] satisfies RouteConfig;
