/**
 * Increased with every change of `newsletter.consent`, since the proof of a consent names the
 * wording.
 */
export const consentWording = '1';
