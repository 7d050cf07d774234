/** Grows with every change of `newsletter.consent`: the proof of a consent says which words it had. */
export const consentWording = '1';
