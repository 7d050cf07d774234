import { IconTruck, RadioGroup, TextField } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import {
  type DeliveryType,
  isRequiredSpeditionField,
  speditionFields,
} from '@kreide/server/contract';
import { useState } from 'react';
import { chosenShipper, shippersFor } from '../../features/checkout/delivery.ts';
import type { FormState } from '../../features/form/useForm.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useShop } from '../../platform/shop.tsx';
import type { ShipperChoice_cart$key } from './__generated__/ShipperChoice_cart.graphql';

export interface ShipperChoiceProps {
  cart: ShipperChoice_cart$key;
  form: FormState;
  /** The current value of the form. */
  deliveryType: DeliveryType;
  country: string;
  /** FLAG-09: so that a surcharge of DHL's is seen. */
  showsCosts: boolean;
}

/** SHIP-06…10: the shippers, and why one is not available. */
export function ShipperChoice({
  cart,
  form,
  deliveryType,
  country,
  showsCosts,
}: ShipperChoiceProps) {
  const data = useFragment(
    graphql`
      fragment ShipperChoice_cart on Cart {
        shippers { code name enabled selected info costs { cents } }
      }
    `,
    cart,
  );
  const t = useMessages();
  const { formats } = useShop();
  const [wanted, setWanted] = useState(form.value('shipper') || undefined);
  const shippers = shippersFor(data.shippers, { deliveryType, country });
  const optional = t('field.optional');
  return (
    <RadioGroup
      kind="cards"
      name="shipper"
      legend={t('shipping.shipper')}
      legendSize="l"
      value={chosenShipper(shippers, wanted) ?? ''}
      onValueChange={setWanted}
      options={shippers.map(({ code, name, enabled, info, costs }) => ({
        value: code,
        label: name,
        icon: <IconTruck />,
        disabled: !enabled,
        ...(info && { disabledReason: t.ofServer(`shipping.info.${info}`) }),
        // A shipper that is not available costs nothing, which must not look like an offer.
        ...(showsCosts &&
          costs &&
          enabled && {
            end: costs.cents === 0 ? t('totals.shipping.free') : formats.money(costs),
          }),
        ...(code === 'spedition' && {
          content: speditionFields.map((field) => (
            <TextField
              key={field}
              {...form.field(`spedition.${field}`)}
              label={t(`shipping.spedition.${field}`)}
              {...(field === 'phone' && { type: 'tel' as const })}
              {...(!isRequiredSpeditionField(field) && { optionalLabel: optional })}
            />
          )),
        }),
      }))}
    />
  );
}
