/** Forms of the page about a passkey, with what is said when they are done. */
export const passkeyForms = {
  renamePasskey: 'passkey.renamed',
  removePasskey: 'passkey.removed',
} as const;

export type PasskeyForm = keyof typeof passkeyForms;

export const isPasskeyForm = (form: string | undefined): form is PasskeyForm =>
  form !== undefined && Object.hasOwn(passkeyForms, form);
