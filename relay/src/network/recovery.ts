import type { PayloadData, Variables } from 'relay-runtime';
import { type ApiError, GraphQLRequestError } from './errors.ts';
import { isMutation, type Operation } from './operation.ts';
import type { Exchange } from './response.ts';
import type { TokenSource } from './token.ts';

/** Which of the visitor's ids the API no longer knows (ERR-10, ERR-11). */
export type LostIdentity = 'cart' | 'user';

export interface RecoveryOptions {
  readonly token?: TokenSource;
  readonly identity?: {
    /** Creates new ids: a cart for `cart`, cart and user for `user`. Called once per loss. */
    readonly renew: (lost: LostIdentity) => Promise<void>;
    /** The variables with the new ids in the place of the old. */
    readonly rewrite: (variables: Variables) => Variables;
    /**
     * Called when an operation was repeated with the new ids: what is asked of them from now on
     * knows of its change.
     */
    readonly onRenewed?: () => void;
  };
  readonly securityLogout?: {
    /** Message keys that say: the login's token is invalid or revoked. */
    readonly messageKeys: readonly string[];
    /** Operations (root fields or documents) that keep the error as theirs (ERR-14, ERR-15). */
    readonly keep: readonly string[];
    /** Sets the marker. */
    readonly onLogout: () => void;
  };
  /** Called once for an answer, however many internal errors it holds (ERR-19). */
  readonly onInternalError?: (error: GraphQLRequestError) => void;
  /**
   * Called with the data of each mutation that the API carried out, before its caller gets them:
   * where other tabs are told (SYNC-01). Whether it succeeded in the shop's sense, the data say.
   */
  readonly onMutated?: (data: PayloadData, operationName: string) => void;
}

type Send = (operation: Operation, signal: AbortSignal) => Promise<Exchange>;
type Recover = (operation: Operation, signal: AbortSignal, send: Send) => Promise<Exchange>;

const userIdMissing = 'A valid user id is required.';

/**
 * Repeats an operation once after mending what the API complained about: a token that ran out
 * (ERR-12), a cart or user it does not know (ERR-10, ERR-11). The API refused before it changed
 * anything, so this holds for mutations too.
 *
 * @throws GraphQLRequestError when the answer holds errors and no usable data, or is to be strict
 */
export function createRecovery(options: RecoveryOptions): Recover {
  const { token, identity } = options;
  /** Answers whose internal error was reported. */
  const reported = new WeakSet<Response>();
  let identityAge = 0;
  let renewingIdentity: Promise<void> | undefined;

  /** Operations that failed together renew together. */
  async function renewIdentity(lost: LostIdentity, age: number): Promise<void> {
    if (!identity || age !== identityAge) return;
    renewingIdentity ??= identity
      .renew(lost)
      .then(() => {
        identityAge += 1;
      })
      .finally(() => {
        renewingIdentity = undefined;
      });
    await renewingIdentity;
  }

  return async (operation, signal, send) => {
    let current = operation;
    let tokenRenewed = false;
    let identityRenewed = false;
    for (;;) {
      const age = identityAge;
      const exchange = await send(current, signal).finally(() => {
        if (identityRenewed) identity?.onRenewed?.();
      });
      const errors = apiErrors(exchange);
      if (errors.length === 0) {
        if (isMutation(operation) && exchange.first.data) {
          options.onMutated?.(exchange.first.data, operation.params.name);
        }
        return exchange;
      }
      if (token && !tokenRenewed && isClass(errors, 'INVALID_TOKEN')) {
        tokenRenewed = true;
        if (await token.renew(exchange.token)) {
          exchange.abandon?.();
          continue;
        }
      }
      const lost = lostIdentity(errors);
      if (identity && lost && !identityRenewed) {
        identityRenewed = true;
        exchange.abandon?.();
        await renewIdentity(lost, age);
        current = { ...current, variables: identity.rewrite(current.variables) };
        continue;
      }
      return settle(exchange, errors, operation);
    }
  };

  /** Gives the answer to its operation, or the error that it comes to. */
  function settle(exchange: Exchange, errors: readonly ApiError[], operation: Operation): Exchange {
    const silent = securityLogout(errors, operation);
    const error = new GraphQLRequestError({
      kind: 'graphql',
      message: lostIdentity(errors) === 'cart' ? 'Cart issue' : (errors[0]?.message ?? ''),
      operationName: operation.params.name,
      status: exchange.answer.status,
      errors,
      silent,
    });
    const isTold = !silent && !operation.metadata.background;
    if (isTold && isClass(errors, 'INTERNAL') && !reported.has(exchange.answer)) {
      reported.add(exchange.answer);
      options.onInternalError?.(error);
    }
    if (hasData(exchange.first) && !operation.metadata.strict) return exchange;
    exchange.abandon?.();
    throw error;
  }

  /** True when logging out dealt with the error; nothing else handles it then (ERR-13). */
  function securityLogout(errors: readonly ApiError[], operation: Operation): boolean {
    const rule = options.securityLogout;
    const revoked = errors.filter(({ extensions, message }) =>
      rule?.messageKeys.includes(extensions?.messageKey ?? message),
    );
    if (!rule || revoked.length === 0) return false;
    rule.onLogout();
    return !(
      operation.metadata.keepSecurityLogoutError === true ||
      rule.keep.includes(operation.params.name) ||
      revoked.some(({ path }) => rule.keep.includes(String(path?.[0])))
    );
  }
}

function apiErrors({ first }: Exchange): readonly ApiError[] {
  return ('errors' in first && first.errors) || [];
}

function isClass(errors: readonly ApiError[], classification: string): boolean {
  return errors.some(({ extensions }) => extensions?.classification === classification);
}

function lostIdentity(errors: readonly ApiError[]): LostIdentity | undefined {
  if (errors.some(({ message }) => message === userIdMissing)) return 'user';
  return isClass(errors, 'CART_NOT_FOUND') ? 'cart' : undefined;
}

/** An answer whose root fields are all null is a failure: there is nothing to show. */
function hasData({ data }: Exchange['first']): boolean {
  return data != null && Object.values(data).some((value) => value !== null);
}
