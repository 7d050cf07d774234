import { Button, Heading, Inline, Stack, Text, VisuallyHidden } from '@kreide/design-system';
import { catalogueEditions } from '@kreide/server/contract';
import { useCart } from '../../features/cart/cartContext.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** CART-16, DEC-69: a catalogue that travels with the next order; plain forms before JavaScript. */
export function AddCatalogue() {
  const t = useMessages();
  const cart = useCart();
  return (
    <Stack gap="s">
      <Heading level={2} size="h3">
        {t('catalogue.toCart')}
      </Heading>
      <Text>{t('catalogue.toCart.text')}</Text>
      {catalogueEditions.map((edition) => {
        const name = t(`catalogue.edition.${edition}`);
        return (
          <form
            key={edition}
            method="post"
            action="/checkout/basket"
            onSubmit={(event) => {
              event.preventDefault();
              void cart.addCatalog(edition);
            }}
          >
            <input type="hidden" name="intent" value="addCatalog" />
            <input type="hidden" name="edition" value={edition} />
            <Inline justify="between" gap="s">
              <Text as="span">{name}</Text>
              <Button type="submit" tone="secondary" size="s" loading={cart.pending.has(edition)}>
                {t('cart.add')}
                <VisuallyHidden> ({name})</VisuallyHidden>
              </Button>
            </Inline>
          </form>
        );
      })}
    </Stack>
  );
}
