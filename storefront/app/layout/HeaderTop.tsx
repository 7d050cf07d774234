import {
  Button,
  chooseMode,
  currentMode,
  IconCheck,
  IconGlobe,
  IconMoon,
  Inline,
  Link,
} from '@kreide/design-system';
import { useLocation } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';

/** HEAD-07, HEAD-08: selling points, and for business shoppers the other language. */
export function HeaderTop() {
  const t = useMessages();
  const { domain } = useShop();
  const { pathname, search } = useLocation();
  const kind = domain.isB2b ? 'business' : 'consumer';
  return (
    <>
      {pathname === '/checkout/basket' ? (
        <span />
      ) : (
        <Inline as="ul" gap="m">
          {([1, 2, 3] as const).map((number) => (
            <li key={number}>
              <Inline gap="2xs" wrap={false}>
                <IconCheck size="s" />
                {t(`header.usp.${kind}.${number}`)}
              </Inline>
            </li>
          ))}
        </Inline>
      )}
      <Inline gap="m" wrap={false}>
        {domain.isB2b && (
          <Link
            tone="inherit"
            icon={<IconGlobe size="s" />}
            href={otherLanguage(domain.baseUrl, `${pathname}${search}`)}
          >
            {t('header.otherLanguage')}
          </Link>
        )}
        <Button
          scheme="link"
          icon={<IconMoon size="s" />}
          onClick={() => chooseMode(currentMode() === 'paper' ? 'chalkboard' : 'paper')}
        >
          {t('header.mode')}
        </Button>
      </Inline>
    </>
  );
}

/** The same page on the other language's host (DEC-07). */
export function otherLanguage(baseUrl: string, path: string): string {
  const url = new URL(path, baseUrl);
  url.hostname = url.hostname.startsWith('en.')
    ? url.hostname.slice('en.'.length)
    : `en.${url.hostname}`;
  return url.href;
}
