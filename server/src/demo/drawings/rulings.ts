import { line, rect } from '../../modules/media/drawing/sheet.ts';

/** Rulings after DIN 16552-1, plus staves (14) and dots, in the numbers printed on German covers. */
export const rulings = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '9',
  '14',
  '20',
  '21',
  '22',
  '25',
  '26',
  '27',
  '28',
  'dots',
] as const;
export type Ruling = (typeof rulings)[number];

const ink = '#a3bbd4';
const contrast = '#fbeed3';

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const horizontal = ({ left, right }: Area, y: number): string => `M${left} ${y}H${right}`;

/** Systems of four lines for the first two school years: the band between them is tinted. */
function handwriting(area: Area, step: number, gap: number): string {
  let bands = '';
  let d = '';
  for (let y = area.top; y + 3 * step <= area.bottom; y += 3 * step + gap) {
    bands += rect(area.left, y + step, area.right - area.left, step, 0, contrast);
    for (let at = 0; at < 4; at += 1) d += horizontal(area, y + at * step);
  }
  return bands + line(d, ink, 0.42);
}

/** The middle band only (third year): the letters' height, ascenders are imagined. */
function middleBand(area: Area, step: number, pitch: number): string {
  let d = '';
  for (let y = area.top; y + step <= area.bottom; y += pitch) {
    d += horizontal(area, y) + horizontal(area, y + step);
  }
  return line(d, ink, 0.42);
}

function ruled(area: Area, pitch: number): string {
  let d = '';
  for (let y = area.top; y <= area.bottom; y += pitch) d += horizontal(area, y);
  return line(d, ink, 0.45);
}

function squared(area: Area, pitch: number): string {
  const columns = Math.floor((area.right - area.left) / pitch);
  const rows = Math.floor((area.bottom - area.top) / pitch);
  const right = area.left + columns * pitch;
  const bottom = area.top + rows * pitch;
  let d = '';
  for (let row = 0; row <= rows; row += 1) d += `M${area.left} ${area.top + row * pitch}H${right}`;
  for (let column = 0; column <= columns; column += 1) {
    d += `M${area.left + column * pitch} ${area.top}V${bottom}`;
  }
  return line(d, ink, 0.38);
}

function staves(area: Area): string {
  let d = '';
  for (let y = area.top; y + 8 <= area.bottom; y += 22) {
    for (let at = 0; at < 5; at += 1) d += horizontal(area, y + at * 2);
  }
  return line(d, '#7f8b99', 0.35);
}

function dotted(area: Area): string {
  let d = '';
  for (let y = area.top; y <= area.bottom; y += 5) {
    for (let x = area.left; x <= area.right; x += 5) d += `M${x} ${y}h0.01`;
  }
  return line(d, '#9fb0c2', 0.9);
}

/**
 * The printed lines of a page of `width` × `height` millimetres, in millimetres. Numbers with a
 * margin (9, 25 to 28) leave that part of the page white, as the standard has it.
 */
export function ruledPage(ruling: Ruling, width: number, height: number): string {
  const full: Area = { left: 0, top: 14, right: width, bottom: height - 8 };
  const inset: Area = { left: 9, top: 14, right: width - 9, bottom: height - 10 };
  const wide = Math.min(40, width * 0.2);
  switch (ruling) {
    case '0':
      return handwriting(inset, 6, 9);
    case '1':
      return handwriting(inset, 5, 8);
    case '2':
      return handwriting(inset, 4, 7);
    case '3':
      return middleBand(full, 3.5, 11.5);
    case '4':
      return ruled(full, 10);
    case '5':
    case '22':
      return squared({ left: 0, top: 1, right: width, bottom: height }, 5);
    case '7':
      return squared({ left: 0, top: 2, right: width, bottom: height }, 7);
    case '9':
      return ruled({ ...full, right: width - wide }, 10);
    case '14':
      return staves({ ...inset, left: 12, right: width - 12 });
    case '21':
      return ruled(full, 9);
    case '25':
      return ruled({ ...full, right: width - wide }, 9);
    case '26':
      return squared({ left: 0, top: 12, right: width - wide, bottom: height - 8 }, 5);
    case '27':
      return ruled({ ...full, left: 20, right: width - wide }, 9);
    case '28':
      return squared({ left: 20, top: 12, right: width - wide, bottom: height - 8 }, 5);
    case 'dots':
      return dotted({ left: 5, top: 8, right: width - 4, bottom: height - 5 });
    case '6':
    case '20':
      return '';
  }
}
