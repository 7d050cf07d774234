import {
  Button,
  Container,
  Heading,
  Inline,
  Link,
  Stack,
  Table,
  Text,
} from '@kreide/design-system';
import { serverAnswer } from '@kreide/relay';
import { data } from 'react-router';
import { useMessages } from '../../../platform/i18n/messages.tsx';
import '../../../platform/i18n/wishlistTexts.ts';
import { PageHead } from '../../../platform/PageHead.tsx';
import { relayContext } from '../../../platform/requestContext.ts';
import { customersOnly, withSession } from '../../../platform/session.server.ts';
import { useShop } from '../../../platform/shop.tsx';
import { EmptyWishlist } from '../EmptyWishlist.tsx';
import { QrCode } from '../QrCode.tsx';
import { pathOfWishlist } from '../wishlist.ts';
import type { WishlistPrintPageQuery } from './__generated__/WishlistPrintPageQuery.graphql';
import type { Route } from './+types/route';
import * as styles from './print.css.ts';
import { wishlistPrintPageQuery } from './WishlistPrintPageQuery.ts';

export { PageError as ErrorBoundary } from '../../../layout/PageError.tsx';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  await customersOnly(context, request, url);
  const { wishlist } = await withSession(context, () =>
    serverAnswer<WishlistPrintPageQuery>(context.get(relayContext), wishlistPrintPageQuery, {
      externalId: url.searchParams.get('list'),
    }),
  );
  if (!wishlist) throw data(null, { status: 404 });
  return { wishlist, printedAt: new Date().toISOString() };
}

type Entry = Route.ComponentProps['loaderData']['wishlist']['entries'][number];

/** A list as a sheet of paper: to be handed out, hung up, and ticked with a pen. */
export default function WishlistPrintRoute({ loaderData }: Route.ComponentProps) {
  const { wishlist, printedAt } = loaderData;
  const { externalId, name, description, isCreator, users, invites, entries, total } = wishlist;
  const t = useMessages();
  const { domain, formats } = useShop();
  const creator = users.find(({ memberId }) => memberId == null);
  // Whoever reads the code from the wall shall not be able to change the list.
  const link = invites.find(({ role }) => role === 'READER');
  return (
    <Container width="text">
      <PageHead title={name} />
      <Stack gap="l">
        <Inline justify="between" gap="s" className={styles.screenOnly}>
          <Link href={pathOfWishlist(externalId)}>{t('wishlist.print.back')}</Link>
          <Button size="s" onClick={() => window.print()}>
            {t('wishlist.print')}
          </Button>
        </Inline>
        <Inline justify="between" gap="m">
          <Stack gap="s">
            <Heading level={1}>{name}</Heading>
            {description && <Text measured>{description}</Text>}
            <Text size="s" tone="muted">
              {!isCreator && creator && `${t('wishlist.sharedBy', { name: creator.name })} · `}
              {t('wishlist.print.date', { date: formats.date(printedAt) })}
            </Text>
          </Stack>
          {link && (
            <Stack gap="none">
              <QrCode text={`${domain.baseUrl}${link.path}`} label={t('wishlist.print.code')} />
              <Text size="s" tone="muted">
                {t('wishlist.print.until', { date: formats.date(link.expiresAt) })}
              </Text>
            </Stack>
          )}
        </Inline>
        {entries.length === 0 ? (
          <EmptyWishlist />
        ) : (
          <Table
            caption={t('wishlist.entries', { list: name })}
            captionHidden
            rows={entries}
            rowKey={(entry) => entry.externalId}
            columns={[
              {
                id: 'box',
                label: t('wishlist.print.got'),
                cell: () => <span aria-hidden="true" className={styles.box} />,
              },
              {
                id: 'quantity',
                label: t('wishlist.column.quantity'),
                align: 'end',
                cell: ({ quantity }) => quantity,
              },
              {
                id: 'article',
                label: t('wishlist.column.article'),
                rowHeader: true,
                cell: (entry) => <Article entry={entry} />,
              },
              {
                id: 'total',
                label: t('wishlist.column.total'),
                align: 'end',
                cell: (entry) =>
                  entry.isSaleable && entry.totals
                    ? formats.money(entry.totals.current)
                    : t('wishlist.print.gone'),
              },
            ]}
          />
        )}
        {total && total.cents > 0 && (
          <Inline justify="end">
            <Text weight="strong">
              {t('wishlist.total')}: {formats.money(total)}
            </Text>
          </Inline>
        )}
      </Stack>
    </Container>
  );
}

function Article({ entry: { name, item } }: { readonly entry: Entry }) {
  const t = useMessages();
  const variant = item?.variantAttributes.map(({ label, value }) => `${label}: ${value}`) ?? [];
  const number = item ? [t('product.orderNumber', { number: item.orderNumber })] : [];
  return (
    <Stack gap="none">
      <span>{name}</span>
      <Text as="span" size="s" tone="muted">
        {[...variant, ...number].join(' · ')}
      </Text>
    </Stack>
  );
}
