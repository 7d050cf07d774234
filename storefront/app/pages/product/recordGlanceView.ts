import { type IEnvironment, mutate } from '@kreide/relay';
import { rememberViewed } from '../../features/viewed/viewedProducts.ts';
import { glanceViewsKey } from '../../platform/consent.ts';
import type { RecordGlanceViewMutation } from './__generated__/RecordGlanceViewMutation.graphql';
import { recordGlanceViewMutation } from './RecordGlanceViewMutation.ts';

function recorded(): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(glanceViewsKey) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/**
 * Remembers the view of a product in this browser, and records that of an item, once per browser
 * session (PDP-36).
 */
export async function recordGlanceView(
  environment: IEnvironment,
  domain: string,
  productId: string,
  itemId: string,
): Promise<void> {
  rememberViewed(productId);
  const ids = recorded();
  if (ids.includes(itemId)) return;
  sessionStorage.setItem(glanceViewsKey, JSON.stringify([...ids, itemId]));
  await mutate<RecordGlanceViewMutation>(environment, recordGlanceViewMutation, {
    productId,
    itemId,
    domain,
  });
}
