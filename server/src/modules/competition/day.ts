const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The ISO date where the shop is: the last day of a competition counts whole there. */
export const dayOf = (moment: Date): string => iso.format(moment);
