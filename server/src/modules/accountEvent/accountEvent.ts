/** What concerns an account's security, and is told to its customer. */
export const accountEventKinds = [
  'loggedIn',
  /**
   * A wrong password at the login, or a passkey that did not sign; counted by day, so that whoever
   * guesses fills no table.
   */
  'loginFailed',
  /** A wrong password of who is logged in, where it is asked for once more; counted by day. */
  'passwordRefused',
  /** A login from a browser that the account was not known to use. */
  'newDevice',
  'passwordChanged',
  /** By the link of a mail. */
  'passwordReset',
  /** The mail with that link was asked for; counted by day. */
  'passwordForgotten',
  /** By an operator. */
  'passwordSet',
  'emailChangeRequested',
  'emailChanged',
  'emailConfirmed',
  'phoneChanged',
  /** All others, or one of them. */
  'sessionsEnded',
  /** By an operator, or by who manages the people of an institution. */
  'accountClosed',
  /** By an operator, as is the next one. */
  'accountOpened',
  'accountApproved',
  'passkeyAdded',
  'passkeyRemoved',
  'exportRequested',
  'exportFetched',
  'personInvited',
  /** Whom the customer had invited. */
  'personJoined',
  'personRemoved',
  /** Of somebody of the institution: told to who did it, and to whom it concerns. */
  'roleChanged',
  /** A link was made by which others see or change a list. */
  'listShared',
] as const;

export type AccountEventKind = (typeof accountEventKinds)[number];

/** Kinds that somebody else can cause: one row for each account and day, with how often. */
export const countedByDay: ReadonlySet<AccountEventKind> = new Set([
  'loginFailed',
  'passwordRefused',
  'passwordForgotten',
]);

export interface NewAccountEvent {
  readonly customerId: string;
  readonly kind: AccountEventKind;
  readonly at: Date;
  /** Of whoever did it; browser and system are kept of it, as the list of sessions names them. */
  readonly userAgent?: string | undefined;
  /** Of what, in at most 200 characters: the name of a passkey or a list. Nothing else that is personal. */
  readonly detail?: string;
}

export interface AccountEvent {
  /** Goes on behind it. */
  readonly cursor: string;
  readonly kind: AccountEventKind;
  /** Of several in one: the last. */
  readonly happenedAt: Date;
  /** Empty: unknown, or none. */
  readonly device: string;
  readonly detail: string;
  readonly times: number;
}
