import { Button, Heading, Inline, Stack, Text } from '@kreide/design-system';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/productTexts.ts';
import { usePersonalQuery } from '../../platform/usePersonalQuery.ts';
import { ProductCarousel } from '../product/ProductCarousel.tsx';
import type { ViewedProductsQuery } from './__generated__/ViewedProductsQuery.graphql';
import { viewedProductsQuery } from './ViewedProductsQuery.ts';
import { ViewedSkeleton } from './ViewedSkeleton.tsx';
import { forgetViewed } from './viewedProducts.ts';

/** How many are shown; more are kept, since some may be sold no more. */
const limit = 8;

export interface ViewedProductsProps {
  /** The products' ids, the last viewed first. */
  ids: readonly string[];
}

/** Products that were looked at, and the way to forget them. */
export function ViewedProducts({ ids }: ViewedProductsProps) {
  const t = useMessages();
  const [isCleared, setCleared] = useState(false);
  const told = useRef<HTMLParagraphElement>(null);
  const found = usePersonalQuery<ViewedProductsQuery>(
    viewedProductsQuery,
    ids.length > 0 ? { ids, limit } : null,
  );
  // The button that had the focus is gone.
  useEffect(() => {
    if (isCleared) told.current?.focus();
  }, [isCleared]);

  const title = t('viewed.title');
  if (ids.length === 0) {
    return isCleared ? (
      <Stack as="section" gap="m">
        <Heading level={2}>{title}</Heading>
        <Text ref={told} role="status" tabIndex={-1}>
          {t('viewed.cleared')}
        </Text>
      </Stack>
    ) : null;
  }
  if (found === undefined) return <ViewedSkeleton />;
  // None of them is sold any more, or there is no answer.
  if (!found || found.products.length === 0) return null;
  return (
    <Stack as="section" gap="m">
      <Inline justify="between" gap="s">
        <Heading level={2}>{title}</Heading>
        <Button
          tone="link"
          onClick={() => {
            forgetViewed();
            setCleared(true);
          }}
        >
          {t('viewed.clear')}
        </Button>
      </Inline>
      <ProductCarousel label={title} products={found.products} />
    </Stack>
  );
}
