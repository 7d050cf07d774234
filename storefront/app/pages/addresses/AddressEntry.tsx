import { AddressCard, Badge, Button, ButtonLink, VisuallyHidden } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { AddressKind } from '@kreide/server/contract';
import { Form } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { AddressEntry_address$key } from './__generated__/AddressEntry_address.graphql';
import { pathOf } from './addressBook.ts';

/** An address with what can be done with it. */
export function AddressEntry({
  address: key,
  kind,
}: {
  address: AddressEntry_address$key;
  kind: AddressKind;
}) {
  const address = useFragment(
    graphql`
      fragment AddressEntry_address on Address {
        addressId
        lines
        phone
        isAlsoCustomerAddress
      }
    `,
    key,
  );
  const t = useMessages();
  const { addressId, lines, phone, isAlsoCustomerAddress } = address;
  const [name = '', ...others] = lines;
  const about = <VisuallyHidden>{` ${lines.join(', ')}`}</VisuallyHidden>;
  return (
    <AddressCard
      title={name}
      lines={[...others, ...(phone ? [phone] : [])]}
      badge={isAlsoCustomerAddress && <Badge tone="neutral">{t('addresses.own')}</Badge>}
      actions={
        <>
          <ButtonLink href={`${pathOf[kind]}?form=${addressId}`} tone="secondary" size="s">
            {t('addresses.change')}
            {about}
          </ButtonLink>
          <Form method="post" action={pathOf[kind]}>
            <input type="hidden" name="addressId" value={addressId} />
            <Button type="submit" name="intent" value="remove" tone="outline" size="s">
              {t('addresses.remove')}
              {about}
            </Button>
          </Form>
        </>
      }
    />
  );
}
