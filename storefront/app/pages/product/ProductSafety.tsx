import { Alert, DescriptionList, Heading, Link, Picture, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import type { ProductSafety_product$key } from './__generated__/ProductSafety_product.graphql';
import { chargerText } from './chargerText.ts';
import { contactLines } from './contactLines.ts';
import * as styles from './product.css.ts';

/**
 * PDP-03, PDP-16, PDP-17, DEC-50: warnings, never folded away, and who is responsible for the
 * product.
 */
export function ProductSafety({ product }: { product: ProductSafety_product$key }) {
  const { warnings, manufacturer, variantInformation } = useFragment(
    graphql`
      fragment ProductSafety_product on Product @argumentDefinitions(varid: { type: "String" }) {
        warnings { text isDanger image { mediaId } }
        manufacturer {
          name
          image { mediaId }
          link
          postalAddress
          email
          euResponsibleName
          euResponsiblePostalAddress
          euResponsibleEmail
        }
        variantInformation(itemId: $varid) {
          item {
            warnings { text isDanger image { mediaId } }
            charger { included minWatt maxWatt usbPd }
          }
        }
      }
    `,
    product,
  );
  const t = useMessages();
  const item = variantInformation.item;
  const allWarnings = [...warnings, ...(item?.warnings ?? [])];
  const contacts = [
    {
      term: t('product.manufacturer'),
      lines: contactLines(manufacturer?.name, manufacturer?.postalAddress),
      email: manufacturer?.email,
      logo: manufacturer?.image,
      link: manufacturer?.link,
    },
    {
      term: t('product.euResponsible'),
      lines: contactLines(
        manufacturer?.euResponsibleName,
        manufacturer?.euResponsiblePostalAddress,
      ),
      email: manufacturer?.euResponsibleEmail,
    },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ term, lines, email, logo, link }) => ({
      term,
      details: (
        <address className={logo ? styles.signed : undefined}>
          {logo && <Picture {...pictureProps(logo.mediaId, 'thumb')} alt="" rounded />}
          <div>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
            {email && (
              <div>
                <Link className={styles.contact} href={`mailto:${email}`}>
                  {email}
                </Link>
              </div>
            )}
            {link && (
              <div>
                <Link
                  className={styles.contact}
                  href={link}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {t('product.manufacturerSite')}
                </Link>
              </div>
            )}
          </div>
        </address>
      ),
    }));
  if (allWarnings.length === 0 && !item?.charger && contacts.length === 0) return null;
  return (
    <Stack as="section" gap="m" id="manufacturer">
      <Heading level={2}>{t('product.safety')}</Heading>
      {allWarnings.map(({ text, isDanger, image }) => (
        <div key={text} className={image ? styles.signed : undefined}>
          {image && <Picture {...pictureProps(image.mediaId, 'thumb')} alt="" rounded />}
          <Alert tone={isDanger ? 'danger' : 'warning'}>{text}</Alert>
        </div>
      ))}
      {item?.charger && <Text>{chargerText(t, item.charger)}</Text>}
      {contacts.length > 0 && <DescriptionList items={contacts} />}
    </Stack>
  );
}
