import {
  Alert,
  Button,
  Disclosure,
  Inline,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { maxVoucherCodeLength } from '@kreide/server/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { CartVouchers_cart$key } from './__generated__/CartVouchers_cart.graphql';
import { useCart } from './cartContext.ts';

export interface CartVouchersProps {
  cart: CartVouchers_cart$key;
  /** Whether a code can be entered here. @default false */
  canEnter?: boolean;
}

/** CART-15, MINI-05: the voucher of the cart, which can be removed, and a field for another one. */
export function CartVouchers({ cart, canEnter = false }: CartVouchersProps) {
  const { vouchers, details, totals } = useFragment(
    graphql`
      fragment CartVouchers_cart on Cart {
        vouchers { code name messageKey }
        details { attainableInfos { kind text } }
        totals { total { cents } }
      }
    `,
    cart,
  );
  const t = useMessages();
  const { formats } = useShop();
  const { removeVoucher } = useCart();
  const [change, setChange] = useState<{ readonly kind: 'redeemed' | 'removed' }>();
  const [said, setSaid] = useState<{ of: typeof change; text: string }>({ of: change, text: '' });
  // The answer that made the change is shown by then: the total is the new one, and is said once.
  if (change && said.of !== change) {
    const text = t(`voucher.${change.kind}`, { total: formats.money(totals.total) });
    setSaid({ of: change, text });
  }
  const missing = details.attainableInfos.find(({ kind }) => kind === 'VOUCHER');
  return (
    <>
      {(vouchers.length > 0 || canEnter) && (
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
                    void removeVoucher(code).then((isDone) => {
                      if (isDone) setChange({ kind: 'removed' });
                    });
                  }}
                >
                  <input type="hidden" name="intent" value="removeVoucher" />
                  <input type="hidden" name="code" value={code} />
                  <Button
                    type="submit"
                    tone="link"
                    size="s"
                    aria-label={t('voucher.remove', { name })}
                  >
                    {t('cart.remove.short')}
                  </Button>
                </form>
              </Inline>
              {messageKey && <Alert tone="info">{missing?.text ?? t.ofServer(messageKey)}</Alert>}
            </Stack>
          ))}
          {canEnter && (
            <Disclosure kind="inline" title={t('voucher.enter')}>
              <VoucherForm onRedeemed={() => setChange({ kind: 'redeemed' })} />
            </Disclosure>
          )}
        </Stack>
      )}
      {/* There before its words, so that they are read out. */}
      <VisuallyHidden role="status">{said.text}</VisuallyHidden>
    </>
  );
}

function VoucherForm({ onRedeemed }: { onRedeemed: () => void }) {
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
    if (messageKey === null) {
      form.reset();
      onRedeemed();
    } else field.current?.focus();
  }

  return (
    <form method="post" action="/checkout/basket" noValidate onSubmit={send}>
      <input type="hidden" name="intent" value="addVoucher" />
      <Stack gap="s">
        <TextField
          ref={field}
          name="code"
          label={t('voucher.code')}
          // The focus may be in the field already, so that nothing else reads it out.
          error={error && <span role="alert">{error}</span>}
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
