/**
 * What an operator decided of consent and statistics, for one storefront (docs/tracking.md). Public:
 * it stands in every page.
 */
export interface TrackingSettings {
  /** TRACK-14: settings id of the operator's own consent tool, which asks instead of the shop. */
  readonly consentTool?: string | undefined;
  /** DEC-57: visits count until somebody says no. */
  readonly isOptOut?: true | undefined;
  /** Id of a tag container that reads the data layer. */
  readonly tagContainer?: string | undefined;
  /** TRACK-13: token of the error tracking. */
  readonly errorToken?: string | undefined;
  /** DEC-52: content ids of the home pages, consumer's and business'. */
  readonly homeIds?: readonly string[] | undefined;
}

/** Events that are sent at a time (API-41). */
export const maxEventsAtOnce = 50;
