import { HeroSlider } from '@kreide/design-system';
import type { ReactNode } from 'react';
import { cookieNames } from '../../platform/cookies.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useCookie } from '../../platform/readableCookies.ts';
import { useShop } from '../../platform/shop.tsx';

/** CMS-14…19: several heroes in one slider. */
export function Heroes({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { domain } = useShop();
  const consent = useCookie(cookieNames.consent);
  return (
    <HeroSlider
      label={t('slider.label')}
      // CMS-17: elsewhere it waits for the answer to the consent banner.
      autoplay={domain.shopStoreId === 'ch' || consent !== undefined}
      labels={{
        previous: t('gallery.previous'),
        next: t('gallery.next'),
        position: (position, total) => t('gallery.position', { position, total }),
        pause: t('slider.pause'),
        play: t('slider.play'),
      }}
    >
      {children}
    </HeroSlider>
  );
}
