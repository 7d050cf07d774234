import { globalStyle } from '@vanilla-extract/css';

// A printed confirmation is a document: of what stands around it, leads elsewhere or is to be filled
// in nothing. Its styles come with its page, so that no other carries them.
globalStyle(
  'body :has(> main) > :not(main), body > :not(main, :has(main)), main form, section:has(> form), [data-onscreen]',
  { '@media': { print: { display: 'none !important' } } },
);
