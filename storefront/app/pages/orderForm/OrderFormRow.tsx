import {
  Button,
  IconButton,
  IconClose,
  IconError,
  Inline,
  Link,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@kreide/design-system';
import type { ReactNode } from 'react';
import { AfterSignIn } from '../../features/product/ProductPrice.tsx';
import { GoodsPicture } from '../../platform/GoodsPicture.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import {
  faultyField,
  type OrderFormArticle,
  type OrderFormEntry,
  priceOfEach,
} from './OrderFormEntry.ts';
import * as styles from './orderForm.css.ts';
import type { Row } from './rows.ts';

export interface OrderFormRowProps {
  /** The initial values of the fields. */
  row: Row;
  /** Index in the form, from 0. */
  index: number;
  /** The API's answer about the current values. */
  entry: OrderFormEntry | undefined;
  onClear: () => void;
  /** Replaces the row's article. */
  onAccept: (articleNumber: string) => void;
}

/** A row: article number and quantity, and beside them the article or what is wrong (OFORM-02). */
export function OrderFormRow({ row, index, entry, onClear, onAccept }: OrderFormRowProps) {
  const t = useMessages();
  const number = index + 1;
  const messageId = `order-form-message-${number}`;
  const faulty = entry && faultyField(entry);
  const marked = (field: 'number' | 'quantity') =>
    faulty === field && { invalid: true, 'aria-describedby': messageId };
  return (
    <li className={styles.row}>
      <span className={styles.place} aria-hidden>
        {number}
      </span>
      <TextField
        name="number"
        label={t('orderForm.number.label', { row: number })}
        labelHidden
        defaultValue={row.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        {...marked('number')}
      />
      <TextField
        name="quantity"
        label={t('orderForm.quantity.label', { row: number })}
        labelHidden
        defaultValue={row.quantity}
        placeholder="1"
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        enterKeyHint="next"
        {...marked('quantity')}
      />
      {entry && (
        <div className={styles.found}>
          <Stack gap="xs">
            {entry.article && (
              <Article article={entry.article}>
                <Amounts entry={entry} />
              </Article>
            )}
            {faulty && (
              <Text
                size="s"
                tone="danger"
                weight="medium"
                id={messageId}
                className={styles.message}
              >
                <IconError size="s" />
                <span>
                  {t.ofServer(entry.notification ?? '', {
                    max: entry.amount ?? 0,
                    min: entry.amount ?? 0,
                  })}
                </span>
              </Text>
            )}
            {entry.followArticle && (
              <Successor article={entry.followArticle} index={index} onAccept={onAccept} />
            )}
          </Stack>
          <div className={styles.clear}>
            <IconButton
              type="submit"
              name="intent"
              value={`clear:${index}`}
              size="s"
              label={t('orderForm.clear', { row: number })}
              onClick={(event) => {
                event.preventDefault();
                onClear();
              }}
            >
              <IconClose size="s" />
            </IconButton>
          </div>
        </div>
      )}
    </li>
  );
}

function Article({ article, children }: { article: OrderFormArticle; children: ReactNode }) {
  const { item, name, path } = article;
  const [picture] = item.pictures;
  return (
    <div className={styles.article}>
      <div className={styles.picture}>
        <GoodsPicture picture={picture} use="thumb" />
      </div>
      <div>
        <Text size="s" weight="medium">
          <Link tone="inherit" href={path}>
            {name}
          </Link>
        </Text>
        {item.variantAttributes.length > 0 && (
          <Text size="s" tone="muted">
            {item.variantAttributes.map(({ value }) => value).join(' · ')}
          </Text>
        )}
      </div>
      <div className={styles.amounts}>{children}</div>
    </div>
  );
}

/** The row's total, the unit price, and the base price that the law requires. */
function Amounts({ entry }: { entry: OrderFormEntry }) {
  const t = useMessages();
  const { formats } = useShop();
  const each = priceOfEach(entry);
  if (!each) return <AfterSignIn />;
  const { price, base } = each;
  const isSum = entry.valid && entry.quantity > 1;
  return (
    <>
      <Text weight="strong">
        {formats.money(isSum ? { cents: price.cents * entry.quantity } : price)}
      </Text>
      {isSum && (
        <Text size="xs" tone="muted">
          {t('cart.each', { amount: formats.money(price) })}
        </Text>
      )}
      {base && (
        <Text size="xs" tone="muted">
          {t('price.base', {
            amount: formats.money(base.price),
            unit: t.ofServer(`unit.${base.unit}`, { count: base.amount }),
          })}
        </Text>
      )}
    </>
  );
}

/** DEC-137: the successor of an article, used only if the visitor accepts it. */
function Successor({
  article,
  index,
  onAccept,
}: {
  article: NonNullable<OrderFormEntry['followArticle']>;
  index: number;
  onAccept: OrderFormRowProps['onAccept'];
}) {
  const t = useMessages();
  const { formats } = useShop();
  return (
    <div className={styles.successor}>
      <Text size="s" weight="medium">
        {t('orderForm.successor')}
      </Text>
      <Article article={article}>
        {article.item.price ? (
          <Text weight="strong">{formats.money(article.item.price.current)}</Text>
        ) : (
          <AfterSignIn />
        )}
      </Article>
      <Inline>
        <Button
          type="submit"
          name="intent"
          value={`accept:${index}:${article.articleNumber}`}
          tone="secondary"
          size="s"
          onClick={(event) => {
            event.preventDefault();
            onAccept(article.articleNumber);
          }}
        >
          {t('orderForm.accept')}
          <VisuallyHidden> ({article.name})</VisuallyHidden>
        </Button>
      </Inline>
    </div>
  );
}
