/**
 * Where an account is in its life. A consumer's begins unconfirmed: nobody has shown yet that the
 * e-mail address is theirs, which keeps no one from ordering. A business's waits for an operator
 * (DEC-119).
 */
export type AccountState =
  | 'unconfirmed'
  | 'pendingApproval'
  | 'active'
  | 'blocked'
  | 'removed'
  | 'replaced'
  | 'deleted';

/** Every step there is: what it is called, from where, to where. */
export const accountSteps = {
  /** The link in the mail was opened. */
  confirm: { from: ['unconfirmed'], to: 'active' },
  /** By an operator, of a business that has shown what it is. One that has not is removed. */
  approve: { from: ['pendingApproval'], to: 'active' },
  /** By an operator. */
  close: { from: ['unconfirmed', 'active', 'removed'], to: 'blocked' },
  /** By who manages the people of an institution, which may invite the address again. */
  remove: { from: ['unconfirmed', 'active'], to: 'removed' },
  /** Somebody has joined the same institution again by the address, with another account. */
  replace: { from: ['removed'], to: 'replaced' },
  /** By an operator, who vouches for the address. */
  open: { from: ['blocked', 'removed'], to: 'active' },
  /** By the customer (DEC-121). */
  erase: { from: ['unconfirmed', 'active'], to: 'deleted' },
} as const satisfies Record<
  string,
  { readonly from: readonly AccountState[]; readonly to: AccountState }
>;

export type AccountStep = keyof typeof accountSteps;

/** Those whose customer may log in, and stays logged in. */
export const openStates = ['unconfirmed', 'active'] as const satisfies readonly AccountState[];

export const mayLogIn = (state: AccountState): boolean =>
  (openStates as readonly AccountState[]).includes(state);
