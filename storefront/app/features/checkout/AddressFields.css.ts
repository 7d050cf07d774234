import { styleVariants } from '@vanilla-extract/css';

/** The company's name is asked of companies; by CSS, so that it works before JavaScript. */
export const company = styleVariants(
  { billing: 'billing', shipping: 'shipping', packstation: 'packstation' },
  (form) => ({
    selectors: {
      [`form:has([name="${form}.formType"][value="private"]:checked) &`]: { display: 'none' },
    },
  }),
);
