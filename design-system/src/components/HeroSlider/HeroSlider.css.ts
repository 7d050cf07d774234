import { globalStyle, style } from '@vanilla-extract/css';
import { slide } from '../../internal/slides.css.ts';

export const root = style({ position: 'relative' });
// As high as the highest, with room for the bar at the foot.
globalStyle(`${root} .${slide} > *`, { height: '100%', paddingBottom: '44px' });
