/** Passkeys: what a customer's device keeps, by which it shows who they are (WebAuthn). */

/** For whom a passkey holds. */
export interface RelyingParty {
  /** A host. */
  readonly id: string;
  /** Where its page is shown: scheme, host and port. */
  readonly origin: string;
}

/**
 * The relying party of a request.
 *
 * @param shopUrl where the visitor sees the shop
 * @param passkeyHost that, or the part of it that several languages share
 * @returns undefined where nobody vouches for the host, or it can't be one
 */
export function relyingPartyOf(
  shopUrl: string,
  passkeyHost: string | undefined,
): RelyingParty | undefined {
  if (!passkeyHost || !URL.canParse(shopUrl)) return undefined;
  const { origin, hostname } = new URL(shopUrl);
  const isOwn = hostname === passkeyHost || hostname.endsWith(`.${passkeyHost}`);
  return isOwn ? { id: passkeyHost, origin } : undefined;
}

/** A passkey as its customer sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** The host for which it holds. */
  readonly rpId: string;
  /** Whether the device's maker keeps a copy, which other devices of the customer have, too. */
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  /** Null: nobody has logged in with it yet. */
  readonly lastUsedAt: Date | null;
}
