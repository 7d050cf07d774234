import { Heading, Link, Stack } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** Which of the variants that can't be bought somebody waits for: each leads to its own form. */
export function ChooseVariant({
  variants,
}: {
  variants: readonly { readonly orderNumber: string; readonly name: string }[];
}) {
  const t = useMessages();
  return (
    <Stack gap="s">
      <Heading level={2} size="h4">
        {t('restock.choose')}
      </Heading>
      <Stack as="ul" gap="2xs">
        {variants.map(({ orderNumber, name }) => (
          <li key={orderNumber}>
            <Link href={`/notify/${encodeURIComponent(orderNumber)}`}>{name}</Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
