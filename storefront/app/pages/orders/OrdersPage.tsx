import {
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Pagination,
  Select,
  Stack,
  Text,
  TextField,
} from '@kreide/design-system';
import { Form } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { OrdersPageQuery$data } from './__generated__/OrdersPageQuery.graphql';
import { OrderCard } from './OrderCard.tsx';
import * as styles from './OrdersPage.css.ts';
import { type OrdersState, ordersHref, periods, yearsToShow } from './ordersState.ts';

export interface OrdersPageProps {
  query: OrdersPageQuery$data;
  state: OrdersState;
}

/** ORD-01…05: the orders of an account, by time and by words. */
export function OrdersPage({ query, state }: OrdersPageProps) {
  const t = useMessages();
  const { pageInfo, orders } = query.getOrdersV2;
  const isFiltered = state.q !== '' || state.filter !== 'all';
  return (
    <Stack gap="l">
      <Heading level={1}>{t('orders.title')}</Heading>
      <Form method="get" role="search" aria-label={t('orders.search')} key={ordersHref(state)}>
        <div className={styles.search}>
          <div className={styles.words}>
            <TextField name="q" label={t('orders.q')} defaultValue={state.q} maxLength={60} />
          </div>
          <Select
            name="filter"
            label={t('orders.filter')}
            defaultValue={state.filter}
            options={[
              ...periods.map((value) => ({ value, label: t(`orders.filter.${value}`) })),
              ...yearsToShow(query.orderYears, state).map((year) => ({ value: year, label: year })),
            ]}
          />
          <Button type="submit" tone="secondary">
            {t('orders.show')}
          </Button>
        </div>
      </Form>
      {orders.length === 0 ? (
        <EmptyState
          drawing="list"
          title={isFiltered ? t('orders.noneFound') : t('orders.none')}
          actions={
            isFiltered ? (
              <ButtonLink href={ordersHref({ page: 1, q: '', filter: 'all' })}>
                {t('orders.showAll')}
              </ButtonLink>
            ) : (
              <ButtonLink href="/">{t('orders.browse')}</ButtonLink>
            )
          }
        >
          {isFiltered ? t('orders.noneFound.text') : t('orders.none.text')}
        </EmptyState>
      ) : (
        <Stack gap="m">
          <Text tone="muted">{t('orders.count', { count: pageInfo.total })}</Text>
          <Stack as="ul" gap="m">
            {orders.map((order) => (
              <OrderCard key={order.orderId} order={order} />
            ))}
          </Stack>
          <Pagination
            current={pageInfo.currentPage + 1}
            total={pageInfo.totalPages}
            hrefFor={(page) => ordersHref({ ...state, page })}
            labels={{
              navigation: t('pagination.label'),
              previous: t('pagination.previous'),
              next: t('pagination.next'),
              page: (page) => t('pagination.page', { page }),
            }}
          />
        </Stack>
      )}
    </Stack>
  );
}
