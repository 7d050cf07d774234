/** Whether a switch is on. One that could not be read is off (DEC-24). */
export const isOn = (parameters: readonly { readonly value: string }[]): boolean =>
  parameters[0]?.value === 'true';
