import { RadioGroup } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import type { AddressKind } from '@kreide/server/contract';
import { AddressFields } from '../../features/checkout/AddressFields.tsx';
import type { FormState } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { AddressChoice_address$key } from './__generated__/AddressChoice_address.graphql';
import { editsField } from './shippingForm.ts';

export interface AddressChoiceProps {
  kind: AddressKind;
  form: FormState;
  /** The customer's addresses of this kind; none for guests. */
  addresses: AddressChoice_address$key;
  /** Guests: the address for the order's mails. @default false */
  needsEmail?: boolean;
}

/**
 * SHIP-02: one of the customer's addresses, or a new one. A guest sees the form alone, filled with
 * the earlier values, and edits it there.
 */
export function AddressChoice({ kind, form, addresses, needsEmail = false }: AddressChoiceProps) {
  const known = useFragment(
    graphql`
      fragment AddressChoice_address on Address @relay(plural: true) {
        addressId
        lines
      }
    `,
    addresses,
  );
  const t = useMessages();
  const name = `${kind}.addressId`;
  const fields = <AddressFields kind={kind} form={form} needsEmail={needsEmail} />;
  if (known.length === 0) {
    const edited = form.value(name);
    return (
      <>
        <input type="hidden" name={name} value={edited} />
        {edited !== '' && <input type="hidden" name={`${kind}.${editsField}`} value="1" />}
        {fields}
      </>
    );
  }
  return (
    <RadioGroup
      kind="cards"
      name={name}
      legend={t(`address.choose.${kind}`)}
      legendHidden
      defaultValue={form.value(name)}
      options={[
        ...known.map((address) => {
          const [first = '', ...others] = address.lines;
          return { value: address.addressId, label: first, hint: others.join(', ') };
        }),
        { value: '', label: t('address.new'), content: fields },
      ]}
    />
  );
}
