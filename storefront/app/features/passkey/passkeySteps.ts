/** What pages and the storefront's server say to each other about passkeys: `POST /api/passkey/{step}`. */
export type PasskeyStep = 'login-options' | 'login' | 'registration-options' | 'registration';

/** Begun by the shop, to be carried out by the browser. */
export interface Begun {
  /** JSON of WebAuthn's options. */
  readonly options: string;
  /** Goes back with the device's answer. */
  readonly ceremony: string;
}

export interface RegistrationAnswer {
  readonly successful: boolean;
  readonly generalErrorMessage?: string | null | undefined;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
  readonly options?: string | null | undefined;
  readonly ceremony?: string | null | undefined;
}
