import { brandOf } from '../platform/brand.server.ts';
import { relayContext, requestContext } from '../platform/requestContext.ts';
import type { Route } from './+types/webManifest';

/** Background colours of the themes, as in the design system. */
const grounds = { consumer: '#1e2d28', business: '#1c2430' } as const;

/** The web app manifest, for installing the shop on a home screen (W3C). */
export async function loader({ context }: Route.LoaderArgs) {
  const { domain } = context.get(requestContext);
  const { isB2b, shopLanguage } = domain;
  const colour = grounds[isB2b ? 'business' : 'consumer'];
  const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: (await brandOf(context.get(relayContext), domain)).name,
    lang: shopLanguage,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colour,
    background_color: colour,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });
}
