import type { CountryCode, LocaleCode } from './domain.ts';

/** What the data layer receives (docs/tracking.md), in the names that Google Analytics uses. */

/** A product or one of its variants. */
export interface TrackedItem {
  readonly item_id: string;
  readonly item_name?: string | undefined;
  /** The variant that is shown, by the id of its item. */
  readonly item_variant?: string | undefined;
  /** In whole units of the currency. */
  readonly price?: number | undefined;
  readonly quantity?: number | undefined;
  /** Place in its list, from 0. */
  readonly index?: number | undefined;
}

interface Promotion {
  readonly promotion_id: string;
  readonly promotion_name: string;
  /** Target of its link. */
  readonly creative_slot: string;
}

interface ItemList {
  readonly item_list_name: string;
  readonly items: readonly TrackedItem[];
}

interface PageView {
  readonly page_path: string;
  readonly page_title: string;
  /** Class of the path (TRACK-08…10). */
  readonly page_area: string;
  /** STORE-10, STORE-11. */
  readonly country_code: CountryCode;
  readonly locale_code: LocaleCode;
  /** Opened as an installed app. */
  readonly pwa: boolean;
  readonly prime_status: 'active' | 'inactive';
  /** Random, for statistics alone (DEC-58). */
  readonly user_id: string;
  readonly visitor_type: string;
  readonly visitor_login_state: 'logged_in' | 'logged_out';
  readonly internal: boolean;
  /** Ids and tracking codes of the active A/B tests, joined with commas (TRACK-06). */
  readonly test_id: string;
  readonly test_variant: string;
}

/** Every event, by the fields that come with it. */
export interface TrackingEvents {
  Meta: PageView;
  view_promotion: Promotion;
  select_promotion: Promotion;
  view_item_list: ItemList;
  select_item: ItemList;
  add_to_wishlist: { readonly items: readonly TrackedItem[] };
  remove_from_wishlist: { readonly items: readonly TrackedItem[] };
  add_to_cart: { readonly items: readonly TrackedItem[] };
  remove_from_cart: { readonly items: readonly TrackedItem[] };
  lightning_deal: { readonly action: string; readonly item_id: string };
  interaction: {
    readonly interaction_type: 'link';
    /** Class of the path that it leads to (TRACK-08…10). */
    readonly link_class: string;
    readonly link_path: string;
  };
  web_vitals: {
    readonly metric_name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
    /** Milliseconds; the layout shift without a unit. */
    readonly metric_value: number;
    readonly metric_rating: 'good' | 'needs-improvement' | 'poor';
  };
  checkout_summary: { readonly item_count: number; readonly value: number };
  payment_error: { readonly payment_method: string; readonly message_key: string };
  payment_cancel: { readonly payment_method: string };
}

export type TrackingEvent = {
  [Name in keyof TrackingEvents]: { readonly event: Name } & TrackingEvents[Name];
}[keyof TrackingEvents];

let report: ((event: TrackingEvent) => void) | undefined;

/**
 * Reports an event to the listener. Without consent to statistics there is none, and the event is
 * dropped (DEC-57).
 */
export function track(event: TrackingEvent): void {
  report?.(event);
}

/** Sets the listener; undefined removes it. */
export function subscribeToEvents(listener: ((event: TrackingEvent) => void) | undefined): void {
  report = listener;
}
