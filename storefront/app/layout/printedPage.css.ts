import { globalStyle } from '@vanilla-extract/css';

// A page that says `data-printed` is printed as a document: of what stands around it, leads elsewhere or
// is to be filled in nothing. Its styles come with such pages, so that those of goods don't carry them.
const page = 'body:has([data-printed])';
globalStyle(
  `${page} :has(> main) > :not(main), ${page} > :not(main, :has(main)), [data-printed] form, [data-printed] section:has(> form), [data-printed] [data-onscreen]`,
  { '@media': { print: { display: 'none !important' } } },
);
