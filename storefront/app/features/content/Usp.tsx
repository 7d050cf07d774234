import {
  IconCheck,
  IconInvoice,
  IconReturn,
  IconTruck,
  Inline,
  Link,
  Picture,
  Stack,
  Text,
} from '@kreide/design-system';
import { textOf } from './teaser.ts';
import * as styles from './Usp.css.ts';

const icons = { truck: IconTruck, receipt: IconInvoice, return: IconReturn };

/** One reason to buy here, among the teasers of a page. */
export function Usp({ attributes }: { attributes: unknown }) {
  const headline = textOf(attributes, 'headline');
  if (!headline) return null;
  return (
    <UspCard
      headline={headline}
      subheadline={textOf(attributes, 'subheadline')}
      text={textOf(attributes, 'text')}
      link={textOf(attributes, 'link') ?? textOf(attributes, 'teaserLink')}
      icon={textOf(attributes, 'icon')}
    />
  );
}

type Maybe<Value> = Value | null | undefined;

interface UspCardProps {
  headline: string;
  subheadline?: Maybe<string>;
  text?: Maybe<string>;
  link?: Maybe<string>;
  image?: Maybe<{ readonly src: string; readonly alt: string }>;
  /** Replaces the picture. */
  icon?: Maybe<string>;
}

/** A picture, a headline and its text (FOOT-08). */
export function UspCard({ headline, subheadline, text, link, image, icon }: UspCardProps) {
  const Icon = icons[icon as keyof typeof icons] ?? IconCheck;
  return (
    <Inline gap="s" align="start" wrap={false}>
      {image ? (
        <Picture
          src={image.src}
          alt={image.alt}
          width={56}
          height={56}
          rounded
          dimmed
          className={styles.picture}
        />
      ) : (
        <Icon size="l" />
      )}
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
        {subheadline && (
          <Text size="s" tone="muted">
            {subheadline}
          </Text>
        )}
        {text && (
          <Text size="s" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
    </Inline>
  );
}
