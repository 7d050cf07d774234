import { mix } from './color.ts';
import { kind } from './kind.ts';
import { color } from './parameters.ts';
import { circle, group, line, path, rect } from './sheet.ts';

/** Squared paper with a drawn outline: stands where an operator's picture can't be had. */
const placeholder = kind({ color: color('#5b7fa6') }, ({ color: tint }, sheet) => {
  let grid = '';
  for (let at = -1600; at <= 3200; at += 80) grid += `M${at} -1600V3200M-1600 ${at}H3200`;
  const ink = mix('#8d99a8', tint, 0.3);
  const clip = sheet.clip(rect(-1600, -1600, 4800, 4800, 0, '#000'));
  return {
    tint,
    art:
      group({ 'clip-path': clip }, line(grid, mix('#c4d2e0', tint, 0.12), 3, { opacity: 0.75 })) +
      group(
        {
          fill: 'none',
          stroke: ink,
          'stroke-width': 15,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        },
        // A parcel, drawn with a slightly unsteady hand.
        path('M480 640L800 500 1122 642 802 786Z', 'none'),
        path('M480 640L478 1010 800 1160 1120 1008 1122 642', 'none'),
        path('M802 786L800 1160', 'none'),
        path('M636 572L960 716V830', 'none', { 'stroke-dasharray': '2 34' }),
        path('M560 880L680 934M560 930L640 966', 'none', { 'stroke-width': 10 }),
      ) +
      circle(1122, 642, 9, ink),
  };
});

export const placeholderKinds = {
  placeholder: placeholder,
};
