import { Badge, Box, Button, Picture, Section, Text, VisuallyHidden } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { pictureProps } from '../../platform/media.ts';
import { useShop } from '../../platform/shop.tsx';
import type {
  FreeArticles_cart$data,
  FreeArticles_cart$key,
} from './__generated__/FreeArticles_cart.graphql';
import { useCart } from './cartContext.ts';
import * as styles from './FreeArticles.css.ts';

/** CART-16: the free articles of the shop, with the value of goods from which they are given. */
export function FreeArticles({ cart }: { cart: FreeArticles_cart$key }) {
  const { freeArticles } = useFragment(
    graphql`
      fragment FreeArticles_cart on Cart {
        freeArticles {
          id
          itemId
          name
          picture { mediaId }
          variantAttributes { value }
          minimumPrice { cents }
          missing { cents }
          reached
          availableForSale
          operationsId
          removableItem
        }
      }
    `,
    cart,
  );
  const t = useMessages();
  if (freeArticles.length === 0) return null;
  return (
    <Section title={t('gift.title')} intro={t('gift.intro')} data-onscreen="">
      <ul aria-label={t('gift.title')} className={styles.list}>
        {freeArticles.map((article) => (
          <Offer key={article.id} article={article} />
        ))}
      </ul>
    </Section>
  );
}

type Article = FreeArticles_cart$data['freeArticles'][number];

function Offer({ article }: { article: Article }) {
  const t = useMessages();
  const { formats } = useShop();
  const { name, picture, variantAttributes, minimumPrice } = article;
  return (
    <Box as="li" surface="surface" bordered rounded padding="m" className={styles.offer}>
      {/* CART-28 */}
      {picture ? (
        <Picture {...pictureProps(picture.mediaId, 'gift')} alt="" rounded dimmed />
      ) : (
        <span />
      )}
      <div className={styles.facts}>
        <Text weight="strong">
          {[name, ...variantAttributes.map(({ value }) => value)].join(', ')}
        </Text>
        <Text size="s" tone="muted">
          {t('gift.from', { amount: formats.money(minimumPrice) })}
        </Text>
        <div className={styles.state}>
          <OfferState article={article} />
        </div>
      </div>
    </Box>
  );
}

/** What can be done with it; of those that are reached the shopper has one. */
function OfferState({ article }: { article: Article }) {
  const t = useMessages();
  const { formats } = useShop();
  const cart = useCart();
  const { itemId, name, missing, reached, availableForSale, operationsId, removableItem } = article;
  if (operationsId != null && !removableItem) {
    return <Badge tone="success">{t('gift.inCart')}</Badge>;
  }
  if (operationsId == null && !(reached && availableForSale && removableItem)) {
    return (
      <Text size="s" tone="muted">
        {!availableForSale
          ? t('gift.gone')
          : reached
            ? t('gift.byItself')
            : t('gift.missing', { amount: formats.money(missing) })}
      </Text>
    );
  }
  const gift = { itemId, name, quantity: 1, isFreeItem: true };
  // One button for both, so that the focus stays on it.
  return (
    <form
      method="post"
      action="/checkout/basket"
      onSubmit={(event) => {
        event.preventDefault();
        if (operationsId == null) void cart.addFreeItem(itemId, name);
        else void cart.remove({ ...gift, operationsId });
      }}
    >
      <input type="hidden" name="intent" value={operationsId == null ? 'addFreeItem' : 'remove'} />
      <input type="hidden" name="itemId" value={itemId} />
      {operationsId != null && <input type="hidden" name="positionId" value={operationsId} />}
      <Button
        type="submit"
        size="s"
        tone="secondary"
        loading={cart.pending.has(operationsId ?? itemId)}
      >
        {t(operationsId == null ? 'gift.choose' : 'cart.remove.short')}
        <VisuallyHidden> ({name})</VisuallyHidden>
      </Button>
    </form>
  );
}
