import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Sheet,
} from '../../../modules/media/drawing/sheet.ts';

/**
 * Single writing tools, each upright with its tip down, centred on x = 0 with the middle of its
 * length at y = 0. `length` and `width` are units; `shadow` is the outline that a shadow needs.
 */
export interface Tool {
  art: string;
  shadow: string;
}

/** A hexagonal or round wooden pencil. */
export function pencil(
  sheet: Sheet,
  color: string,
  {
    length = 1100,
    width = 62,
    lead = color,
    eraser = false,
    core = 0.24,
  }: Partial<PencilLook> = {},
): Tool {
  const top = -length / 2;
  const bottom = length / 2;
  const half = width / 2;
  const cone = width * 1.75;
  const shoulder = bottom - cone;
  const facets = sheet.linear(
    [
      [0, darker(color, 0.09)],
      [0.27, darker(color, 0.05)],
      [0.275, lighter(color, 0.1)],
      [0.42, lighter(color, 0.06)],
      [0.7, color],
      [0.705, darker(color, 0.1)],
      [1, darker(color, 0.15)],
    ],
    0,
    0,
    1,
    0,
  );
  const wood = sheet.linear(
    [
      [0, '#d9ad77'],
      [0.35, '#f6dcb2'],
      [0.7, '#e8c490'],
      [1, '#bd8d57'],
    ],
    0,
    0,
    1,
    0,
  );
  const tipAt = bottom - cone * core * 1.3;
  const tipHalf = half * core * 1.3;
  const wave = `M${-half} ${shoulder}q${width / 8} ${-width * 0.3} ${width / 4} 0t${width / 4} 0 ${width / 4} 0 ${width / 4} 0`;
  const cap = eraser
    ? rect(-half, top - width * 0.72, width, width * 0.9, width * 0.3, sheet.rod('#e58f8f')) +
      rect(-half - 1, top, width + 2, width * 0.75, 4, sheet.rod('#c3c7cd')) +
      line(
        `M${-half} ${top + width * 0.2}h${width}M${-half} ${top + width * 0.5}h${width}`,
        '#8f959e',
        3,
      )
    : rect(-half, top, width, width * 0.34, width * 0.12, darker(color, 0.16)) +
      rect(-half, top + width * 0.26, width, 7, 0, lighter(color, 0.3));
  return {
    art: group(
      {},
      path(`${wave}L0 ${bottom}Z`, wood),
      path(
        `M${-tipHalf} ${tipAt}L0 ${bottom + 2}L${tipHalf} ${tipAt}Q0 ${tipAt - 6} ${-tipHalf} ${tipAt}Z`,
        lead,
      ),
      path(`${wave}V${top + 8}H${-half}Z`, facets),
      cap,
    ),
    shadow: path(`M${-half} ${top}H${half}V${shoulder}L0 ${bottom}L${-half} ${shoulder}Z`, ''),
  };
}

interface PencilLook {
  length: number;
  width: number;
  lead: string;
  eraser: boolean;
  /** Share of the cone that is lead. */
  core: number;
}

/** A wax crayon in its paper sleeve. */
export function crayon(sheet: Sheet, color: string, length = 620, width = 86): Tool {
  const top = -length / 2;
  const bottom = length / 2;
  const half = width / 2;
  const wax = sheet.rod(color, 'x', 0.8);
  const sleeve = sheet.rod(mix(color, lighter(color, 0.12), 0.5), 'x', 0.7);
  const band = darker(color, 0.16);
  const cone = width * 0.95;
  return {
    art: group(
      {},
      rect(-half * 0.92, top, width * 0.92, 60, 14, wax),
      path(
        `M${-half * 0.92} ${bottom - cone}H${half * 0.92}L${half * 0.34} ${bottom}Q0 ${bottom + 12} ${-half * 0.34} ${bottom}Z`,
        wax,
      ),
      rect(-half, top + 34, width, length - cone - 54, 5, sleeve),
      rect(-half, top + 74, width, 13, 0, band),
      rect(-half, bottom - cone - 72, width, 13, 0, band),
      path(
        `M${-half * 0.42} ${-length * 0.16}q${half * 0.42} -26 ${half * 0.84} 0v${length * 0.2}q${-half * 0.42} 26 ${-half * 0.84} 0Z`,
        lighter(color, 0.32),
        { opacity: 0.75 },
      ),
    ),
    shadow: path(
      `M${-half} ${top}H${half}V${bottom - cone}L${half * 0.3} ${bottom}H${-half * 0.3}L${-half} ${bottom - cone}Z`,
      '',
    ),
  };
}

/** A fibre pen with its cap on the end or, `capped`, on the tip. */
export function fibrePen(
  sheet: Sheet,
  color: string,
  { length = 980, width = 78, capped = false, slim = false }: Partial<FibrePenLook> = {},
): Tool {
  const top = -length / 2;
  const bottom = length / 2;
  const half = width / 2;
  const body = sheet.rod(slim ? '#3a3f47' : '#f4f2ec', 'x', slim ? 0.8 : 0.5);
  const paint = sheet.rod(color, 'x', 0.9);
  const cap = length * (slim ? 0.2 : 0.27);
  const gripTop = bottom - width * 2.1;
  const end = capped
    ? rect(-half * 1.06, bottom - cap, width * 1.06, cap, width * 0.24, paint) +
      rect(-half * 1.06, bottom - cap, width * 1.06, 9, 0, darker(color, 0.16), { opacity: 0.7 })
    : path(
        `M${-half * 0.86} ${gripTop}H${half * 0.86}L${half * 0.5} ${bottom - width * 0.55}H${-half * 0.5}Z`,
        paint,
      ) +
      path(
        `M${-half * 0.24} ${bottom - width * 0.56}H${half * 0.24}L${half * (slim ? 0.1 : 0.2)} ${bottom - 4}Q0 ${bottom + 5} ${-half * (slim ? 0.1 : 0.2)} ${bottom - 4}Z`,
        darker(color, 0.05),
      );
  const bodyBottom = capped ? bottom - cap + 10 : gripTop;
  return {
    art: group(
      {},
      end,
      rect(-half, top + width * 0.2, width, bodyBottom - top - width * 0.2, width * 0.1, body),
      rect(-half, top, width, width * 0.9, width * 0.3, paint),
      rect(-half * 0.34, top + length * 0.24, half * 0.68, length * 0.3, half * 0.3, color, {
        opacity: slim ? 0.95 : 0.85,
      }),
    ),
    shadow: path(
      `M${-half} ${top + 12}H${half}V${bodyBottom}L${half * 0.4} ${bottom}H${-half * 0.4}L${-half} ${bodyBottom}Z`,
      '',
    ),
  };
}

interface FibrePenLook {
  length: number;
  width: number;
  capped: boolean;
  slim: boolean;
}

/** A chunky marker; `tip` is round, chisel or a highlighter's wedge. */
export function marker(
  sheet: Sheet,
  color: string,
  tip: 'round' | 'chisel' | 'wedge',
  { length = 880, width = 128 }: { length?: number; width?: number } = {},
): Tool {
  const top = -length / 2;
  const bottom = length / 2;
  const half = width / 2;
  const isHighlighter = tip === 'wedge';
  const body = sheet.rod(isHighlighter ? color : '#eceae4', 'x', 0.9);
  const grip = sheet.rod(isHighlighter ? '#2b3038' : darker(color, 0.02), 'x', 0.7);
  const collar = bottom - width * 1.35;
  const nib =
    tip === 'round'
      ? path(
          `M${-half * 0.3} ${bottom - width * 0.5}V${bottom - 26}Q${-half * 0.3} ${bottom} 0 ${bottom}T${half * 0.3} ${bottom - 26}V${bottom - width * 0.5}Z`,
          darker(color, 0.04),
        )
      : path(
          `M${-half * 0.36} ${bottom - width * 0.5}V${bottom}L${half * 0.36} ${bottom - width * 0.3}V${bottom - width * 0.5}Z`,
          isHighlighter ? lighter(color, 0.04) : darker(color, 0.04),
        );
  return {
    art: group(
      {},
      nib,
      path(
        `M${-half * 0.88} ${collar}H${half * 0.88}L${half * 0.46} ${bottom - width * 0.46}H${-half * 0.46}Z`,
        grip,
      ),
      rect(-half, top + width * 0.3, width, collar - top - width * 0.3 + 6, width * 0.1, body),
      rect(-half, top, width, width * 0.66, width * 0.22, grip),
      isHighlighter
        ? rect(-half * 0.5, -length * 0.2, half, length * 0.28, 10, '#fffdf8', { opacity: 0.82 })
        : rect(-half, -length * 0.22, width, length * 0.3, 0, sheet.rod(color, 'x', 0.8)),
      rect(-half, top + width * 0.64, width, 8, 0, '#1d2430', { opacity: 0.18 }),
    ),
    shadow: path(
      `M${-half} ${top + 14}H${half}V${collar}L${half * 0.4} ${bottom}H${-half * 0.4}L${-half} ${collar}Z`,
      '',
    ),
  };
}

/** A fountain pen with its steel nib. */
export function fountainPen(
  sheet: Sheet,
  color: string,
  length = 1180,
  width = 92,
  tip: 'nib' | 'ball' = 'nib',
): Tool {
  const top = -length / 2;
  const bottom = length / 2;
  const half = width / 2;
  const steel = sheet.linear(
    [
      [0, '#8f969f'],
      [0.3, '#f4f6f8'],
      [0.55, '#c6ccd3'],
      [1, '#7c838d'],
    ],
    0,
    0,
    1,
    0,
  );
  const nibTop = bottom - 170;
  const gripTop = nibTop - 200;
  const barrel = sheet.rod(color);
  const dark = sheet.rod('#2a2f37', 'x', 0.8);
  return {
    art: group(
      {},
      path(
        tip === 'ball'
          ? `M${-half * 0.56} ${nibTop - 12}L${-half * 0.14} ${nibTop + 110}V${bottom - 10}Q0 ${bottom} ${half * 0.14} ${bottom - 10}V${nibTop + 110}L${half * 0.56} ${nibTop - 12}Z`
          : `M${-half * 0.56} ${nibTop - 12}Q${-half * 0.68} ${nibTop + 70} 0 ${bottom}Q${half * 0.68} ${nibTop + 70} ${half * 0.56} ${nibTop - 12}Z`,
        steel,
      ),
      tip === 'ball'
        ? ''
        : line(`M0 ${nibTop + 56}V${bottom - 4}`, '#4b525c', 4) +
            circle(0, nibTop + 50, 9, '#4b525c'),
      path(
        `M${-half * 0.86} ${gripTop}H${half * 0.86}L${half * 0.6} ${nibTop}H${-half * 0.6}Z`,
        dark,
      ),
      line(
        [0.3, 0.5, 0.7]
          .map((at) => `M${-half * 0.62} ${gripTop + at * 200}h${half * 1.24}`)
          .join(''),
        '#555c66',
        5,
      ),
      rect(-half, top + 60, width, gripTop - top - 60, 8, barrel),
      rect(-half - 3, gripTop - 26, width + 6, 26, 5, steel),
      path(
        `M${-half} ${top + 90}V${top + 56}Q${-half * 0.9} ${top} 0 ${top}T${half} ${top + 56}V${top + 90}Z`,
        dark,
      ),
      rect(-half - 3, top + 78, width + 6, 18, 4, steel),
      rect(-half * 0.3, top + 160, half * 0.6, 200, half * 0.28, lighter(color, 0.26), {
        opacity: 0.55,
      }),
    ),
    shadow: path(
      `M${-half} ${top + 20}H${half}V${gripTop}L${half * 0.5} ${nibTop}L0 ${bottom}L${-half * 0.5} ${nibTop}L${-half} ${gripTop}Z`,
      '',
    ),
  };
}

/** A retractable ballpoint or, with `lead`, a mechanical pencil. */
export function ballpoint(
  sheet: Sheet,
  color: string,
  lead = false,
  length = 1160,
  width = 78,
): Tool {
  const top = -length / 2;
  const bottom = length / 2;
  const half = width / 2;
  const steel = sheet.rod('#c9ced4', 'x', 1.1);
  const barrel = sheet.rod(color);
  const rubber = sheet.rod(inkOn(color) === '#1d2430' ? '#4c525c' : '#262b33', 'x', 0.7);
  const coneTop = bottom - 130;
  return {
    art: group(
      {},
      rect(
        -half * 0.42,
        top,
        half * 0.84,
        120,
        half * 0.3,
        lead ? sheet.rod('#f0eee8', 'x', 0.5) : steel,
      ),
      rect(-half, top + 84, width, length - 214, 16, barrel),
      rect(-half - 2, top + 320, width + 4, 22, 4, steel),
      rect(-half, coneTop - 230, width, 230, 6, rubber),
      line(
        [0, 1, 2, 3, 4]
          .map((at) => `M${-half * 0.8} ${coneTop - 196 + at * 40}h${half * 1.6}`)
          .join(''),
        '#6a717c',
        7,
        { opacity: 0.75 },
      ),
      path(`M${-half} ${coneTop}H${half}L${half * 0.2} ${bottom - 26}H${-half * 0.2}Z`, steel),
      rect(-half * 0.13, bottom - 28, half * 0.26, 30, 3, lead ? '#3a3f47' : '#8f969f'),
      rect(half * 0.5, top + 110, half * 0.52, 300, half * 0.24, steel),
      ellipse(half * 0.76, top + 392, half * 0.3, 22, '#aeb4bc'),
    ),
    shadow: path(
      `M${-half} ${top + 20}H${half * 1.1}V${coneTop}L${half * 0.2} ${bottom}H${-half * 0.2}L${-half} ${coneTop}Z`,
      '',
    ),
  };
}

/** A stick of chalk, slightly worn. */
export function chalkStick(sheet: Sheet, color: string, length = 520, width = 74): Tool {
  const half = width / 2;
  const top = -length / 2;
  const bottom = length / 2;
  return {
    art: group(
      {},
      path(
        `M${-half} ${top + 10}V${bottom - 12}Q${-half * 0.6} ${bottom + 4} ${half * 0.3} ${bottom}T${half} ${bottom - 34}V${top + 10}Z`,
        sheet.linear(
          [
            [0, darker(color, 0.07)],
            [0.3, lighter(color, 0.05)],
            [0.7, color],
            [1, darker(color, 0.12)],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      ellipse(0, top + 10, half, 13, lighter(color, 0.05)),
    ),
    shadow: path(`M${-half} ${top}H${half}V${bottom - 20}L${-half} ${bottom}Z`, ''),
  };
}

/** A label on a pen's barrel, running along it. */
export const barrelLabel = (text: string, y: number, size: number, color: string): string =>
  group(
    { transform: `translate(0 ${y}) rotate(-90)` },
    lettering(text, 0, -size / 2, { size, color, align: 'middle', weight: 13 }),
  );
