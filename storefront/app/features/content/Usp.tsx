import {
  IconCheck,
  IconInvoice,
  IconReturn,
  IconTruck,
  Inline,
  Link,
  Stack,
  Text,
} from '@kreide/design-system';
import { textOf } from './teaser.ts';

const icons = { truck: IconTruck, receipt: IconInvoice, return: IconReturn };

/** One reason to buy here: an icon, a promise, and what it means (FOOT-08). */
export function Usp({ attributes }: { attributes: unknown }) {
  const headline = textOf(attributes, 'headline');
  const details = textOf(attributes, 'subheadline') ?? textOf(attributes, 'text');
  const link = textOf(attributes, 'teaserLink');
  const name = textOf(attributes, 'icon') ?? '';
  const Icon = name in icons ? icons[name as keyof typeof icons] : IconCheck;
  if (!headline) return null;
  return (
    <Inline gap="s" align="start" wrap={false}>
      <Icon />
      <Stack gap="none">
        <Text weight="strong">
          {link ? (
            <Link href={link} tone="inherit">
              {headline}
            </Link>
          ) : (
            headline
          )}
        </Text>
        {details && (
          <Text size="s" tone="muted">
            {details}
          </Text>
        )}
      </Stack>
    </Inline>
  );
}
