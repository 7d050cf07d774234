import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import { dimmedGutter } from '../internal/gutter.ts';
import { media } from './breakpoints.ts';
import { vars } from './vars.css.ts';

/**
 * Reset and defaults stand in a layer of their own, so that any component's class wins over them
 * whatever order the bundler puts files in.
 */
const base = globalLayer('k-base');

const rule = (selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [base]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('*', { margin: 0, padding: 0 });

// What `internal/way.ts` reads. A part of the page may run the other way.
rule('[dir]', { vars: { '--k-way': '1' } });
rule('[dir="rtl"]', { vars: { '--k-way': '-1' } });

rule('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  background: vars.color.page,
  scrollbarGutter: 'stable',
  // Room for a header that sticks when a link or an error summary jumps.
  scrollPaddingTop: '6rem',
});
// A dialog locks the page and compensates for the missing scrollbar: the gutter does so already.
rule('html:has(> body[data-scroll-locked])', dimmedGutter);
rule('body[data-scroll-locked]', { marginRight: '0 !important' });
rule('body', {
  minHeight: '100svh',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

rule('p, li, dd, dt, figcaption, blockquote', {
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
rule('h1, h2, h3, h4, h5, h6', {
  font: 'inherit',
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
});
rule('ul, ol', { listStyle: 'none' });
rule('address', { fontStyle: 'normal' });
rule('a', { color: vars.color.link, textUnderlineOffset: '.18em' });
rule('a:hover', { textDecorationThickness: '2px' });
rule('b, strong', { fontWeight: vars.weight.semibold });
rule('small', { fontSize: vars.size.s });
rule('img, picture, svg, video', { display: 'block', maxWidth: '100%' });
rule('img, video', { height: 'auto' });
rule('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
rule('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
rule('textarea', { resize: 'vertical' });
rule('fieldset', { border: 0, minWidth: 0 });
rule('summary', { cursor: 'pointer', listStyle: 'none' });
rule('summary:hover', { color: vars.color.link });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('table', { borderCollapse: 'collapse' });
rule('hr', { border: 0, borderTop: `1px solid ${vars.color.hairline}` });
rule('[hidden]', { display: 'none' });
rule('::selection', { background: vars.color.highlight, color: vars.color.onHighlight });

rule(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// A frame inside, which needs no colour of its own, moves nothing, and is seen in forced colours, too.
rule(':is(a, button, summary, select, input):active', {
  outline: '2px solid',
  outlineOffset: '-2px',
});
// Headings and panels that are focused by script, to be announced, show no ring.
rule('[tabindex="-1"]:focus-visible', { outline: 'none' });

rule(
  '*, *::before, *::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)',
  {
    '@media': {
      [media.reducedMotion]: {
        animationDuration: '.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '.01ms !important',
        scrollBehavior: 'auto !important' as 'auto',
      },
    },
  },
);
