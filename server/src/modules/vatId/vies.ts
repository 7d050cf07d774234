/** What VIES answered; `unavailable`: nothing that says anything about the number. */
export type ViesAnswer =
  | {
      readonly kind: 'answered';
      readonly isValid: boolean;
      readonly consultationNumber: string | null;
      readonly name: string | null;
      readonly address: string | null;
    }
  | { readonly kind: 'unavailable'; readonly reason: string };

export interface Vies {
  /** Never rejects. @param requester in whose name it is asked, so that there is proof of it */
  check(vatId: string, requester: string): Promise<ViesAnswer>;
}

interface Body {
  readonly actionSucceed?: boolean;
  readonly errorWrappers?: readonly { readonly error?: string }[];
  readonly valid?: boolean;
  readonly requestIdentifier?: string;
  readonly name?: string;
  readonly address?: string;
}

/**
 * The European Commission's VIES by its REST interface. It passes on what the states' own registers
 * say, each of which may be away, or busy, by itself.
 */
export function createVies({
  url,
  timeoutMs = 6_000,
}: {
  /** Without a slash at the end. */
  readonly url: string;
  /** How long it may take; a shopper waits for it. @default 6 seconds */
  readonly timeoutMs?: number;
}): Vies {
  return {
    async check(vatId, requester) {
      let body: Body;
      try {
        const response = await fetch(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            countryCode: vatId.slice(0, 2),
            vatNumber: vatId.slice(2),
            requesterMemberStateCode: requester.slice(0, 2),
            requesterNumber: requester.slice(2),
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        body = (await response.json()) as Body;
      } catch (error) {
        return { kind: 'unavailable', reason: error instanceof Error ? error.name : 'no answer' };
      }
      return read(body);
    },
  };
}

function read(body: Body): ViesAnswer {
  // Faults come with any status, 200 as well.
  const fault = body?.errorWrappers?.[0]?.error;
  if (fault === 'INVALID_INPUT') {
    return { kind: 'answered', isValid: false, ...nothingTold };
  }
  if (fault !== undefined || body?.actionSucceed === false || typeof body?.valid !== 'boolean') {
    return { kind: 'unavailable', reason: fault ?? 'an answer that says nothing' };
  }
  return {
    kind: 'answered',
    isValid: body.valid,
    consultationNumber: told(body.requestIdentifier),
    name: told(body.name),
    address: told(body.address),
  };
}

const nothingTold = { consultationNumber: null, name: null, address: null };

/** Three dashes stand for what a country does not tell. */
const told = (text: string | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return /^-*$/.test(trimmed) ? null : trimmed.slice(0, 500);
};
