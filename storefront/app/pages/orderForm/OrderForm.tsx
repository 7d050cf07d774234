import {
  Alert,
  Box,
  Button,
  ButtonLink,
  Columns,
  IconCart,
  IconPlus,
  Inline,
  OrderSummary,
  Stack,
  StickyColumn,
  TextArea,
  VisuallyHidden,
} from '@kreide/design-system';
import { type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import type { OrderFormAnswer } from './answer.ts';
import { type OrderFormEntry, priceOfEach } from './OrderFormEntry.ts';
import { OrderFormRow } from './OrderFormRow.tsx';
import * as styles from './orderForm.css.ts';
import { isFull } from './rows.ts';
import { type OrderFormRows, useOrderForm } from './useOrderForm.ts';

/**
 * OFORM-01…04: rows of article numbers and quantities, and one button that adds all of them to the
 * cart.
 */
export function OrderForm({ answer }: { answer: OrderFormAnswer | undefined }) {
  const t = useMessages();
  const navigation = useNavigation();
  const root = useRef<HTMLFormElement>(null);
  const form = useOrderForm(root, answer);
  const isBusy = navigation.state === 'submitting';
  return (
    <Form ref={root} method="post" noValidate {...form.handlers}>
      {/* Before JavaScript, Enter in a field presses the first button that submits: this one. */}
      <button type="submit" name="intent" value="check" hidden tabIndex={-1} />
      <Stack gap="m">
        <Notices answer={answer} />
        <Columns template="aside" gap="xl">
          <Stack gap="m">
            <Rows form={form} />
            <Inline gap="s">
              {!isFull(form.rows) && (
                <Button
                  type="submit"
                  name="intent"
                  value="more"
                  tone="outline"
                  size="s"
                  icon={<IconPlus size="s" />}
                  onClick={(event) => {
                    event.preventDefault();
                    form.addRows();
                  }}
                >
                  {t('orderForm.more')}
                </Button>
              )}
              <noscript>
                <Button type="submit" name="intent" value="check" tone="secondary" size="s">
                  {t('orderForm.check')}
                </Button>
              </noscript>
            </Inline>
          </Stack>
          <StickyColumn>
            <Stack gap="l">
              <Summary entries={form.entries}>
                {form.left > 0 && (
                  <Alert tone="warning" live>
                    {t('orderForm.left', { count: form.left })}
                  </Alert>
                )}
                <Button
                  type="submit"
                  name="intent"
                  value="add"
                  fullWidth
                  icon={<IconCart size="s" />}
                  loading={isBusy}
                >
                  {t('cart.add')}
                </Button>
              </Summary>
              <Box surface="sunken" padding="m" rounded>
                <Stack gap="s">
                  <TextArea
                    name="list"
                    label={t('orderForm.list')}
                    hint={t('orderForm.list.hint')}
                    defaultValue={answer?.list}
                    spellCheck={false}
                  />
                  <Inline>
                    <Button
                      type="submit"
                      name="intent"
                      value="fill"
                      tone="outline"
                      size="s"
                      onClick={(event) => {
                        event.preventDefault();
                        form.takeList();
                      }}
                    >
                      {t('orderForm.list.apply')}
                    </Button>
                  </Inline>
                </Stack>
              </Box>
            </Stack>
          </StickyColumn>
        </Columns>
      </Stack>
      <VisuallyHidden role="status">{form.announcement}</VisuallyHidden>
    </Form>
  );
}

function Rows({ form }: { form: OrderFormRows }) {
  const t = useMessages();
  return (
    <div>
      <div className={styles.head} aria-hidden>
        <span />
        <span>{t('orderForm.number')}</span>
        <span>{t('orderForm.quantity')}</span>
        <span className={styles.articleHead}>{t('orderForm.article')}</span>
      </div>
      <ol aria-label={t('orderForm.rows')}>
        {form.rows.map((row, index) => (
          <OrderFormRow
            key={row.key}
            row={row}
            index={index}
            entry={row.entry}
            onClear={() => form.clear(index)}
            onAccept={(articleNumber) => form.accept(index, articleNumber)}
          />
        ))}
      </ol>
    </div>
  );
}

/** Messages about the whole form. */
function Notices({ answer }: { answer: OrderFormAnswer | undefined }) {
  const t = useMessages();
  const added = answer?.added ?? [];
  return (
    <>
      {added.length > 0 && (
        <Alert
          data-added
          tabIndex={-1}
          tone="success"
          title={t('orderForm.added', { count: added.length })}
          action={
            <ButtonLink href="/checkout/basket" size="s">
              {t('cart.goTo')}
            </ButtonLink>
          }
          live
        >
          {added.map(
            ({ articleNumber, article, notification, quantityInCart }) =>
              notification && (
                <p key={articleNumber}>
                  {t('orderForm.limited', {
                    name: article?.name ?? articleNumber,
                    count: quantityInCart ?? 0,
                  })}
                </p>
              ),
          )}
        </Alert>
      )}
      {answer?.message && (
        <Alert tone="danger" live>
          {t.ofServer(answer.message)}
        </Alert>
      )}
    </>
  );
}

/** The totals of the recognised rows. */
function Summary({
  entries,
  children,
}: {
  entries: readonly OrderFormEntry[];
  children: ReactNode;
}) {
  const t = useMessages();
  const { domain, formats } = useShop();
  const valid = entries.filter((entry) => entry.valid);
  const cents = valid.reduce(
    (sum, entry) => sum + (priceOfEach(entry)?.price.cents ?? 0) * entry.quantity,
    0,
  );
  const faulty = entries.length - valid.length;
  const basis = domain.isB2b ? 'net' : 'gross';
  return (
    <OrderSummary
      title={t('orderForm.summary')}
      rows={[
        { label: t('orderForm.valid'), amount: formats.number(valid.length) },
        ...(faulty > 0
          ? [
              {
                label: t('orderForm.faulty'),
                amount: formats.number(faulty),
                tone: 'muted' as const,
              },
            ]
          : []),
      ]}
      total={{
        label: t('orderForm.total'),
        amount: formats.money({ cents }),
        hint: t(`orderForm.total.${basis}`),
      }}
    >
      {children}
    </OrderSummary>
  );
}
