/**
 * For style sheets of the application: one that took the tokens from the package's main entry would
 * be evaluated with all of its components, and ship the styles of those that nobody uses.
 */
export { type Breakpoint, breakpoints, media } from './themes/breakpoints.ts';
export { vars } from './themes/vars.css.ts';
