import { Alert, Button, Disclosure, Inline, Stack, Text, TextField } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { maxVoucherCodeLength } from '@kreide/server/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { CartVouchers_cart$key } from './__generated__/CartVouchers_cart.graphql';
import { useCart } from './cartContext.ts';

export interface CartVouchersProps {
  cart: CartVouchers_cart$key;
  /** Whether a code can be entered here. @default false */
  canEnter?: boolean;
}

/** CART-15, MINI-05: the voucher of the cart, which can be removed, and a field for another one. */
export function CartVouchers({ cart, canEnter = false }: CartVouchersProps) {
  const { vouchers, details } = useFragment(
    graphql`
      fragment CartVouchers_cart on Cart {
        vouchers { code name messageKey }
        details { attainableInfos { kind text } }
      }
    `,
    cart,
  );
  const t = useMessages();
  const { removeVoucher } = useCart();
  const missing = details.attainableInfos.find(({ kind }) => kind === 'VOUCHER');
  if (vouchers.length === 0 && !canEnter) return null;
  return (
    <Stack gap="s">
      {vouchers.map(({ code, name, messageKey }) => (
        <Stack key={code} gap="xs">
          <Inline justify="between">
            <Text as="span">{t('voucher.entered', { name })}</Text>
            <form
              method="post"
              action="/checkout/basket"
              onSubmit={(event) => {
                event.preventDefault();
                void removeVoucher(code);
              }}
            >
              <input type="hidden" name="intent" value="removeVoucher" />
              <input type="hidden" name="code" value={code} />
              <Button type="submit" tone="link" size="s" aria-label={t('voucher.remove', { name })}>
                {t('cart.remove.short')}
              </Button>
            </form>
          </Inline>
          {messageKey && <Alert tone="info">{missing?.text ?? t.ofServer(messageKey)}</Alert>}
        </Stack>
      ))}
      {canEnter && (
        <Disclosure kind="inline" title={t('voucher.enter')}>
          <VoucherForm />
        </Disclosure>
      )}
    </Stack>
  );
}

function VoucherForm() {
  const t = useMessages();
  const { addVoucher } = useCart();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    setIsSending(true);
    const messageKey = code === '' ? 'voucher.missing' : await addVoucher(code);
    setIsSending(false);
    setError(messageKey ? t.ofServer(messageKey) : undefined);
    if (messageKey === null) form.reset();
    else field.current?.focus();
  }

  return (
    <form method="post" action="/checkout/basket" noValidate onSubmit={send}>
      <input type="hidden" name="intent" value="addVoucher" />
      <Stack gap="s">
        <TextField
          ref={field}
          name="code"
          label={t('voucher.code')}
          error={error}
          maxLength={maxVoucherCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Button type="submit" tone="secondary" loading={isSending}>
          {t('voucher.redeem')}
        </Button>
      </Stack>
    </form>
  );
}
