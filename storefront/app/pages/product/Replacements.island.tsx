import { Link, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/productTexts.ts';
import type { Replacements_product$key } from './__generated__/Replacements_product.graphql';

/** PDP-06: replacements, beside an item that cannot be ordered. */
export default function Replacements({ product }: { product: Replacements_product$key }) {
  const { replacementProducts } = useFragment(
    graphql`
      fragment Replacements_product on Product {
        replacementProducts { name path }
      }
    `,
    product,
  );
  const t = useMessages();
  if (replacementProducts.length === 0) return null;
  return (
    <Stack gap="2xs">
      <Text weight="strong">{t('product.replacements')}</Text>
      {replacementProducts.map(({ name, path }) => (
        <Text key={path}>
          <Link href={path}>{name}</Link>
        </Text>
      ))}
    </Stack>
  );
}
