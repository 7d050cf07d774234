import { type AddressKind, addressKinds, fieldsOf } from '@kreide/server/contract';
import { expect, it } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { useForm } from '../form/useForm.ts';
import { AddressFields, addressValues } from './AddressFields.tsx';

function Form({ kind }: { kind: AddressKind }) {
  const form = useForm({ initial: addressValues(kind, null, 'de') });
  return <AddressFields kind={kind} form={form} needsEmail />;
}

it.each(addressKinds)(
  'a %s address is asked for every field that the contract has',
  async (kind) => {
    await renderInShop(() => <Form kind={kind} />);
    const asked = [...document.querySelectorAll('[name]')].map((field) =>
      field.getAttribute('name'),
    );
    expect(asked).toEqual(
      expect.arrayContaining(fieldsOf(kind).map(({ page }) => `${kind}.${page}`)),
    );
  },
);
