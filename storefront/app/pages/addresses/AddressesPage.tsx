import {
  Alert,
  Button,
  ButtonLink,
  Columns,
  EmptyState,
  Heading,
  Stack,
  Text,
} from '@kreide/design-system';
import { Form } from 'react-router';
import type { FormFailure } from '../../features/form/answer.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { AddressesPageQuery$data } from './__generated__/AddressesPageQuery.graphql';
import { AddressEntry } from './AddressEntry.tsx';
import { AddressForm } from './AddressForm.tsx';
import { type AddressBookState, pathOf } from './addressBook.ts';

export interface AddressesPageProps {
  query: AddressesPageQuery$data;
  state: AddressBookState;
  failure: FormFailure | undefined;
}

/** ADDR-01…04: the addresses of one kind. */
export function AddressesPage({ query, state, failure }: AddressesPageProps) {
  const t = useMessages();
  const { kind, removed } = state;
  const isStation = kind === 'packstation';
  const addresses =
    kind === 'billing'
      ? query.getBillingAddresses
      : query.getShippingAddresses.filter((address) => address.isStation === isStation);
  const form = failure ? (failure.values[`${kind}.addressId`] ?? '') || 'new' : state.form;
  const changed = addresses.find(({ addressId }) => addressId === form);
  // An address that is gone since can't be changed; what was typed for it is kept as a new one.
  const isOpen = form === 'new' || changed !== undefined || failure !== undefined;
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{t(`addresses.title.${kind}`)}</Heading>
        <Text tone="muted">{t(`addresses.lead.${kind}`)}</Text>
      </Stack>
      {removed !== undefined && (
        <Alert
          tone="success"
          live
          action={
            <Form method="post" action={pathOf[kind]}>
              <input type="hidden" name="addressId" value={removed} />
              <Button type="submit" name="intent" value="restore" tone="outline" size="s">
                {t('addresses.restore')}
              </Button>
            </Form>
          }
        >
          {t('addresses.removed')}
        </Alert>
      )}
      {isOpen && (
        <AddressForm key={`${kind} ${form}`} kind={kind} address={changed} failure={failure} />
      )}
      {addresses.length === 0 && !isOpen ? (
        <EmptyState
          drawing="list"
          title={t('addresses.none')}
          actions={<ButtonLink href={`${pathOf[kind]}?form=new`}>{t('addresses.add')}</ButtonLink>}
        >
          {t(`addresses.none.${kind}`)}
        </EmptyState>
      ) : (
        <>
          {!isOpen && (
            <div>
              <ButtonLink href={`${pathOf[kind]}?form=new`}>{t('addresses.add')}</ButtonLink>
            </div>
          )}
          <Columns template="halves" gap="m" align="stretch">
            {addresses
              .filter((address) => address !== changed)
              .map((address) => (
                <AddressEntry key={address.addressId} address={address} kind={kind} />
              ))}
          </Columns>
        </>
      )}
    </Stack>
  );
}
