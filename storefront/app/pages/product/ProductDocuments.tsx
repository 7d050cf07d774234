import {
  Heading,
  IconArrowRight,
  IconDownload,
  Inline,
  Link,
  Stack,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { ProductDocuments_product$key } from './__generated__/ProductDocuments_product.graphql';

/** PDP-04: downloads and links, with their subjects. */
export function ProductDocuments({ product }: { product: ProductDocuments_product$key }) {
  const { downloads } = useFragment(
    graphql`
      fragment ProductDocuments_product on Product {
        downloads { displayName url dataName about }
      }
    `,
    product,
  );
  const t = useMessages();
  if (downloads.length === 0) return null;
  const groups = [...new Set(downloads.map(({ about }) => about))];
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('product.documents')}</Heading>
      {groups.map((group) => (
        <Stack key={group} gap="2xs">
          <Text size="s" tone="muted">
            {group}
          </Text>
          <Stack as="ul" gap="2xs">
            {downloads
              .filter(({ about }) => about === group)
              .map(({ displayName, url, dataName }) => (
                <li key={url}>
                  <Inline gap="2xs" wrap={false}>
                    {dataName.includes('.') ? (
                      <IconDownload size="s" />
                    ) : (
                      <IconArrowRight size="s" />
                    )}
                    <Link href={url}>{displayName}</Link>
                  </Inline>
                </li>
              ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
