import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: '68ch', lineHeight: 1.6 });

const rule = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${root} ${part}`)
      .join(', '),
    rules,
  );
rule('> * + *', { marginTop: space.s });
rule('h2, h3, h4', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
});
rule('h2', { fontSize: vars.size.h2, marginTop: space.xl });
rule('h3', { fontSize: vars.size.h3, marginTop: space.l });
rule('h4', { fontSize: vars.size.h4, marginTop: space.l });
rule('> :first-child', { marginTop: 0 });
rule('ul, ol', { paddingInlineStart: '1.4em' });
rule('ul', { listStyle: 'disc' });
rule('ol', { listStyle: 'decimal' });
rule('li + li', { marginTop: space['2xs'] });
rule('li::marker', { color: color.link });
rule('blockquote', { paddingInlineStart: space.m, borderInlineStart: `3px solid ${color.margin}` });
rule('table', { display: 'block', maxWidth: '100%', overflowX: 'auto', fontSize: vars.size.s });
// Where one lies in a frame that takes the focus, the frame scrolls.
rule('[tabindex]', { overflowX: 'auto' });
rule('[tabindex] > table', { display: 'table', maxWidth: 'none' });
rule('th, td', {
  padding: `${space.xs} ${space.s}`,
  borderBottom: `1px solid ${color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
rule('a:hover', { color: color.linkHover });
rule('mark', { padding: '.05em .3em', background: color.highlight, color: color.onHighlight });
rule('hr', { marginBlock: space.l });
