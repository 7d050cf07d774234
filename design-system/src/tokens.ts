/**
 * For style sheets of the application: importing the tokens from the package's main entry would
 * evaluate all of its components, and ship the styles of unused ones.
 */
export { type Breakpoint, breakpoints, media } from './themes/breakpoints.ts';
export { vars } from './themes/vars.css.ts';
