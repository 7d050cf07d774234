import { style } from '@vanilla-extract/css';

export const root = style({ minHeight: '6.5em', fieldSizing: 'content', maxHeight: '24em' });
