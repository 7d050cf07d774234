import { style } from '@vanilla-extract/css';
import { choiceBox } from '../../internal/choice.css.ts';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")";

export const box = style([
  choiceBox,
  { borderRadius: '5px', selectors: { '&:checked::after': { maskImage: tick } } },
]);
