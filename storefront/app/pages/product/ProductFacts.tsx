import {
  Alert,
  Columns,
  DescriptionList,
  Heading,
  Link,
  Prose,
  Stack,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { ProductFacts_product$key } from './__generated__/ProductFacts_product.graphql';
import { contactLines } from './contactLines.ts';

/** PDP-01…05, PDP-16, DEC-50: description, facts, warnings, documents and who made it. */
export function ProductFacts({ product }: { product: ProductFacts_product$key }) {
  const { description, features, warnings, downloads, warranty, manufacturer, variantInformation } =
    useFragment(
      graphql`
        fragment ProductFacts_product on Product @argumentDefinitions(varid: { type: "String" }) {
          description
          features { name value }
          warnings { text isDanger }
          downloads { displayName url }
          warranty
          manufacturer {
            name
            postalAddress
            email
            euResponsibleName
            euResponsiblePostalAddress
            euResponsibleEmail
          }
          variantInformation(itemId: $varid) {
            item { ean warnings { text isDanger } charger { included minWatt maxWatt usbPd } }
          }
        }
      `,
      product,
    );
  const t = useMessages();
  const item = variantInformation.item;
  const allWarnings = [...warnings, ...(item?.warnings ?? [])];
  const facts = [
    ...features.map(({ name, value }) => ({ term: name, details: value })),
    ...(item?.ean ? [{ term: t('product.ean'), details: item.ean }] : []),
    ...(warranty ? [{ term: t('product.warranty'), details: warranty }] : []),
  ];
  const contacts = [
    {
      term: t('product.manufacturer'),
      lines: contactLines(manufacturer?.name, manufacturer?.postalAddress),
      email: manufacturer?.email,
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
    .map(({ term, lines, email }) => ({
      term,
      details: (
        <address>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {email && <Link href={`mailto:${email}`}>{email}</Link>}
        </address>
      ),
    }));
  return (
    <Columns template="product" gap="xl">
      <Stack as="section" gap="m">
        <Heading level={2}>{t('product.description')}</Heading>
        {description && <Prose html={description} />}
        {downloads.length > 0 && (
          <Stack gap="2xs">
            <Heading level={3}>{t('product.documents')}</Heading>
            {downloads.map(({ displayName, url }) => (
              <Link key={url} href={url}>
                {displayName}
              </Link>
            ))}
          </Stack>
        )}
      </Stack>
      <Stack gap="xl">
        {facts.length > 0 && (
          <Stack as="section" gap="m">
            <Heading level={2}>{t('product.facts')}</Heading>
            <DescriptionList items={facts} />
          </Stack>
        )}
        {(allWarnings.length > 0 || item?.charger || contacts.length > 0) && (
          <Stack as="section" gap="m">
            <Heading level={2}>{t('product.safety')}</Heading>
            {allWarnings.map(({ text, isDanger }) => (
              <Alert key={text} kind={isDanger ? 'danger' : 'warning'}>
                {text}
              </Alert>
            ))}
            {item?.charger && (
              <Text>
                {t(
                  item.charger.included ? 'product.charger.included' : 'product.charger.excluded',
                  {
                    minWatt: item.charger.minWatt,
                    maxWatt: item.charger.maxWatt,
                  },
                )}
                {item.charger.usbPd && ` ${t('product.charger.usbPd')}`}
              </Text>
            )}
            {contacts.length > 0 && <DescriptionList items={contacts} />}
          </Stack>
        )}
      </Stack>
    </Columns>
  );
}
