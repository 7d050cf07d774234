import { kind } from './kind.ts';
import { lettering } from './lettering.ts';
import { flag, integer, oneOf } from './parameters.ts';

/** Signs of danger: those of Regulation (EC) 1272/2008, and the one of toys for older children. */
const signs = {
  // GHS02: flame over a line.
  flammable:
    '<path d="M800 430c40 120 190 190 190 370 0 90-40 160-100 205 30-70 20-130-30-190 0 60-25 95-60 120 10-110-50-170-60-260-70 90-100 170-100 240 0 40 8 70 22 100-66-40-112-112-112-205 0-150 100-210 250-380Z"/><path d="M590 1080h420v50H590Z"/>',
  // GHS07: exclamation mark.
  harmful: '<path d="M745 470h110l-22 420h-66Z"/><circle cx="800" cy="1010" r="66"/>',
} as const;

const underThree =
  '<circle cx="800" cy="800" r="560" fill="#fff" stroke="#c8102e" stroke-width="110"/>' +
  '<g fill="none" stroke="#17202e" stroke-width="44" stroke-linecap="round">' +
  '<circle cx="800" cy="720" r="240"/><path d="M700 800q100 90 200 0"/></g>' +
  '<circle cx="715" cy="680" r="32"/><circle cx="885" cy="680" r="32"/>' +
  '<g fill="none" stroke="#17202e" stroke-width="44" stroke-linecap="round" stroke-linejoin="round">' +
  '<ellipse cx="660" cy="1110" rx="52" ry="84"/><path d="M760 1110h80M890 1040q80-40 100 20 4 50-70 56 86 4 78 64-24 62-118 14"/></g>' +
  '<path d="M404 404 1196 1196" stroke="#c8102e" stroke-width="96"/>';

const hazard = kind(
  { sign: oneOf(['flammable', 'harmful', 'under-3'], 'harmful') },
  ({ sign }) => ({
    tint: '#ffffff',
    art:
      sign === 'under-3'
        ? underThree
        : `<path d="M800 150 1450 800 800 1450 150 800Z" fill="#fff" stroke="#c8102e" stroke-width="90"/>${signs[sign as keyof typeof signs]}`,
  }),
);

/**
 * What comes with a radio device and how it charges, after Directive (EU) 2022/2380, annex Ia: a
 * charger, crossed out where it does not; below it the power that it takes.
 */
const charging = kind(
  {
    included: flag(),
    minWatt: integer(0, 1000, 5),
    maxWatt: integer(0, 1000, 20),
    usbPd: flag(),
  },
  ({ included, minWatt, maxWatt, usbPd }) => {
    const ink = '#17202e';
    const power = minWatt === maxWatt ? `${maxWatt} W` : `${minWatt}-${maxWatt} W`;
    const line = { size: 150, color: ink, weight: 16, align: 'middle', widest: 900 } as const;
    return {
      tint: '#ffffff',
      art:
        `<rect x="330" y="170" width="940" height="1260" rx="70" fill="#fff" stroke="${ink}" stroke-width="30"/>` +
        `<path d="M330 ${usbPd ? 860 : 980}H1270" stroke="${ink}" stroke-width="30"/>` +
        `<g fill="none" stroke="${ink}" stroke-width="40" stroke-linecap="round" stroke-linejoin="round">` +
        '<rect x="640" y="380" width="320" height="250" rx="40"/>' +
        '<path d="M720 380V270M880 380V270M800 630V760"/></g>' +
        (included
          ? ''
          : '<path d="M520 250 1080 790M1080 250 520 790" stroke="#c8102e" stroke-width="56" stroke-linecap="round"/>') +
        lettering(power, 800, usbPd ? 950 : 1120, line) +
        (usbPd ? lettering('USB PD', 800, 1200, { ...line, size: 120 }) : ''),
    };
  },
);

export const signsKinds = { charging, hazard };
