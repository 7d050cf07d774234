import { darker, inkOn, lighter, mix } from '../../../modules/media/drawing/color.ts';
import { kind, type Picture } from '../../../modules/media/drawing/kind.ts';
import { lettering } from '../../../modules/media/drawing/lettering.ts';
import {
  color,
  colors,
  flag,
  integer,
  label,
  oneOf,
} from '../../../modules/media/drawing/parameters.ts';
import {
  ellipse,
  group,
  line,
  lyingShadow,
  path,
  placed,
  rect,
  type Sheet,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';
import {
  ballpoint,
  barrelLabel,
  chalkStick,
  crayon,
  fibrePen,
  fountainPen,
  marker,
  pencil,
  type Tool,
} from './pens.ts';

const rainbow = [
  '#ffd23f',
  '#f59a23',
  '#e8542f',
  '#c8102e',
  '#d64f8c',
  '#7a4aa0',
  '#2f57b0',
  '#2f9bd6',
  '#2f8f5b',
  '#8cbf3f',
  '#8a5a35',
  '#2b2f36',
] as const;

/**
 * One tool lying across the sheet.
 * @param stroke what it has just drawn, as a path that starts at its tip
 */
function lying(
  tool: Tool,
  length: number,
  tint: string,
  stroke: (x: number, y: number) => string = () => '',
): Picture {
  const degrees = 40;
  const scale = 1560 / length;
  const reach = (length / 2) * scale;
  const turn = (degrees * Math.PI) / 180;
  const [x, y] = [820, 770];
  return {
    tint,
    art:
      stroke(Math.round(x - reach * Math.sin(turn)), Math.round(y + reach * Math.cos(turn))) +
      lyingShadow(placed(x, y, degrees, scale, tool.shadow), 15) +
      placed(x, y, degrees, scale, tool.art),
  };
}

/** A few tools side by side: a fan up to four, else an upright row in one or two ranks. */
function arranged(
  tools: readonly { tool: Tool; width: number; length: number }[],
  tint: string,
): Picture {
  const count = tools.length;
  const first = tools[0];
  if (!first) return { tint, art: '' };
  if (count <= 4) {
    const step = first.width * 1.45;
    const scale = Math.min(1.8, 1330 / first.length, 1150 / (step * count + first.length * 0.42));
    const shadows: string[] = [];
    const arts: string[] = [];
    tools.forEach(({ tool }, index) => {
      const offset = index - (count - 1) / 2;
      const place = [800 + offset * step * scale, 800 + offset * 44, 24 + offset * 2] as const;
      shadows.push(placed(...place, scale, tool.shadow));
      arts.push(placed(...place, scale, tool.art));
    });
    return { tint, art: lyingShadow(shadows.join(''), 14) + arts.join('') };
  }
  const scale = Math.min(2, 1260 / (first.width * 1.16 * count), 1240 / first.length);
  const step = Math.min(first.width * 1.5 * scale, 1260 / count);
  const shadows: string[] = [];
  const arts: string[] = [];
  tools.forEach(({ tool }, index) => {
    const offset = index - (count - 1) / 2;
    const place = [800 + offset * step, 800 + (index % 2 === 0 ? -12 : 12), 0] as const;
    shadows.push(placed(...place, scale, tool.shadow));
    arts.push(placed(...place, scale, tool.art));
  });
  return { tint, art: lyingShadow(shadows.join(''), 12) + arts.join('') };
}

/** An open carton or tin with tools standing in a row, tips up. */
function boxed(
  sheet: Sheet,
  tools: readonly Tool[],
  toolWidth: number,
  toolLength: number,
  box: string,
  title: string,
  metal = false,
): Picture {
  const count = tools.length;
  const ranks = count > 14 ? 2 : 1;
  const perRank = Math.ceil(count / ranks);
  const inner = 1130;
  const scale = Math.min(1.5, inner / perRank / (toolWidth * 1.06));
  const step = inner / perRank;
  const width = perRank * Math.min(step, toolWidth * 1.12 * scale) + 70;
  const pitch = (width - 70) / perRank;
  const length = toolLength * scale;
  const visible = Math.min(length * 0.5, 470);
  const boxHeight = Math.max(480, Math.min(780, length * 0.62));
  const rise = ranks === 2 ? 120 : 0;
  const top = 800 - (boxHeight + visible + rise) / 2 + visible + rise;
  const left = 800 - width / 2;
  let back = '';
  let front = '';
  tools.forEach((tool, index) => {
    const rank = Math.floor(index / perRank);
    const x =
      left +
      35 +
      pitch * ((index % perRank) + 0.5) +
      (ranks === 2 && rank === 0 ? pitch * 0.12 : 0);
    const y = top - visible + length / 2 - (ranks === 2 && rank === 0 ? rise : 0);
    const art = placed(x, y, 180, scale, tool.art);
    if (ranks === 2 && rank === 0) back += art;
    else front += art;
  });
  const clip = sheet.clip(rect(0, 0, 1600, top + 60, 0, '#000'));
  const paint = metal
    ? sheet.linear(
        [
          [0, '#b9bfc7'],
          [0.2, '#eef0f2'],
          [0.55, '#c8cdd3'],
          [1, '#9aa1aa'],
        ],
        0,
        0,
        1,
        0.2,
      )
    : sheet.matt(box);
  const ink = inkOn(box);
  const silhouette = rect(left, top, width, boxHeight, 18, '');
  const strip = boxHeight * 0.16;
  const swatchWidth = Math.min(52, (width - 120) / count);
  return {
    tint: box,
    art:
      lyingShadow(silhouette, 17) +
      rect(left + 6, top - 26, width - 12, 90, 12, darker(metal ? '#8f969f' : box, 0.17)) +
      group({ 'clip-path': clip }, back, front) +
      rect(left, top, width, boxHeight, 18, paint) +
      path(`M${left + 18} ${top + 3}H${left + width - 18}`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 5,
        opacity: 0.4,
      }) +
      (metal
        ? rect(left + 40, top + boxHeight * 0.2, width - 80, boxHeight * 0.62, 12, sheet.matt(box))
        : '') +
      lettering(title, 800, top + boxHeight * 0.34, {
        size: boxHeight * 0.15,
        color: ink,
        weight: 15,
        align: 'middle',
        widest: width - 170,
      }) +
      group(
        {},
        ...tools.map((_, index) =>
          rect(
            800 - (swatchWidth * count) / 2 + index * swatchWidth,
            top + boxHeight * 0.62,
            swatchWidth + 0.6,
            strip * 0.55,
            0,
            swatches.get(tools[index] as Tool) ?? ink,
          ),
        ),
      ),
  };
}

/** The colour that a boxed tool shows on its carton. */
const swatches = new WeakMap<Tool, string>();
const coloured = (tool: Tool, swatch: string): Tool => {
  swatches.set(tool, swatch);
  return tool;
};

/** A hand-drawn trace of the tool's colour, running off from its tip. */
const trace =
  (stroke: string, width: number, opacity = 1) =>
  (x: number, y: number): string =>
    line(`M${x} ${y}c110 -130 150 60 260 -20s130 -120 240 -20 150 90 260 -10`, stroke, width, {
      opacity,
    });

const graphitePencil = kind(
  {
    color: color('#1f5fa8'),
    eraser: flag(),
    label: label(6, 'HB'),
    count: oneOf(['1', '3', '6', '12'], '1'),
  },
  ({ color: paint, eraser, label: hardness, count }, sheet) => {
    const make = (): Tool => {
      const tool = pencil(sheet, paint, { lead: '#3a3f47', eraser, core: 0.2 });
      return {
        shadow: tool.shadow,
        art: tool.art + barrelLabel(hardness, -330, 26, lighter(paint, 0.42)),
      };
    };
    if (count === '1') {
      return lying(make(), 1140, paint, trace('#6d737c', 9, 0.75));
    }
    return arranged(
      Array.from({ length: Number(count) }, () => ({ tool: make(), width: 66, length: 1140 })),
      paint,
    );
  },
);

const colouredPencils = kind(
  {
    colors: colors(rainbow, 48),
    box: color('#1f5fa8'),
    packed: oneOf(['loose', 'carton', 'tin'], 'carton'),
    thick: flag(),
    count: integer(0, 500, 0),
  },
  ({ colors: paints, box, packed, thick, count }, sheet) => {
    const width = thick ? 88 : 62;
    const tools = paints.map((paint) =>
      coloured(pencil(sheet, paint, { width, core: thick ? 0.34 : 0.28 }), paint),
    );
    if (paints.length === 1)
      return lying(tools[0] as Tool, 1140, paints[0] ?? box, trace(paints[0] ?? box, 14, 0.85));
    if (packed === 'loose')
      return arranged(
        tools.map((tool) => ({ tool, width, length: 1100 })),
        paints[0] ?? box,
      );
    return boxed(sheet, tools, width, 1100, box, `${count || paints.length}`, packed === 'tin');
  },
);

const waxCrayons = kind(
  {
    colors: colors(rainbow, 48),
    box: color('#f2b705'),
    packed: oneOf(['loose', 'carton'], 'carton'),
  },
  ({ colors: paints, box, packed }, sheet) => {
    const tools = paints.map((paint) => coloured(crayon(sheet, paint), paint));
    if (paints.length === 1)
      return lying(tools[0] as Tool, 760, paints[0] ?? box, trace(paints[0] ?? box, 34, 0.8));
    if (packed === 'loose')
      return arranged(
        tools.map((tool) => ({ tool, width: 86, length: 620 })),
        box,
      );
    return boxed(sheet, tools, 86, 620, box, `${paints.length}`);
  },
);

const fibrePens = kind(
  {
    colors: colors(rainbow, 36),
    box: color('#2f9bd6'),
    packed: oneOf(['loose', 'carton'], 'loose'),
    slim: flag(),
  },
  ({ colors: paints, box, packed, slim }, sheet) => {
    const width = slim ? 60 : 82;
    const tools = paints.map((paint) => coloured(fibrePen(sheet, paint, { width, slim }), paint));
    if (paints.length === 1) {
      const paint = paints[0] ?? box;
      return lying(tools[0] as Tool, 1040, paint, trace(paint, slim ? 8 : 20));
    }
    if (packed === 'loose')
      return arranged(
        tools.map((tool) => ({ tool, width, length: 980 })),
        paints[0] ?? box,
      );
    return boxed(sheet, tools, width, 980, box, `${paints.length}`);
  },
);

const markers = kind(
  { colors: colors(['#1f5fa8'], 12), tip: oneOf(['round', 'chisel', 'wedge'], 'round') },
  ({ colors: paints, tip }, sheet) => {
    const tools = paints.map((paint) => marker(sheet, paint, tip));
    const [paint = '#1f5fa8'] = paints;
    if (paints.length === 1) {
      const stroke =
        tip === 'wedge'
          ? (x: number, y: number) =>
              line(`M${x - 40} ${y - 22}h900`, mix(paint, '#ffffff', 0.15), 92, {
                opacity: 0.75,
                'stroke-linecap': 'butt',
              })
          : trace(paint, 30);
      return lying(tools[0] as Tool, 1000, paint, stroke);
    }
    return arranged(
      tools.map((tool) => ({ tool, width: 128, length: 880 })),
      paint,
    );
  },
);

const fountainPenPicture = kind(
  { color: color('#1f5fa8'), tip: oneOf(['nib', 'ball'], 'nib') },
  ({ color: paint, tip }, sheet) =>
    lying(fountainPen(sheet, paint, 1180, 104, tip), 1200, paint, (x, y) =>
      line(
        `M${x} ${y}c80 -150 170 -150 150 -20s100 90 150 -40 140 -80 110 30 110 90 170 -20`,
        '#1c3f8f',
        11,
      ),
    ),
);

const ballpointPicture = kind(
  { color: color('#1f5fa8'), lead: flag(), count: oneOf(['1', '3', '5', '10'], '1') },
  ({ color: paint, lead, count }, sheet) => {
    if (count === '1')
      return lying(
        ballpoint(sheet, paint, lead, 1160, 92),
        1190,
        paint,
        trace(lead ? '#6d737c' : mix(paint, '#1c2f6f', 0.4), 8),
      );
    return arranged(
      Array.from({ length: Number(count) }, () => ({
        tool: ballpoint(sheet, paint, lead),
        width: 92,
        length: 1160,
      })),
      paint,
    );
  },
);

/** Thick chalk in its bucket, with how many there are on it. */
const bucket = (sheet: Sheet, paints: readonly string[], count: number, box: string): Picture => ({
  tint: box,
  art:
    standingShadow(sheet, 800, 1330, 420) +
    line('M370 640Q340 170 800 170T1230 640', '#8f969f', 20) +
    ellipse(800, 650, 450, 120, darker(box, 0.2)) +
    Array.from(
      { length: Math.min(count || paints.length, 24) },
      (_, at, all = Math.min(count || paints.length, 24)) => {
        const back = at < all / 2;
        const inRow = Math.ceil(all / 2);
        const x = 800 + ((at % inRow) - (inRow - 1) / 2) * (740 / Math.max(6, inRow));
        const paint = paints[at % paints.length] ?? box;
        const width = Math.min(100, 700 / Math.max(6, inRow));
        const top = (back ? 350 : 430) + ((at * 53) % 60);
        return (
          rect(x - width / 2, top, width, 360, width * 0.3, sheet.rod(paint)) +
          ellipse(x, top + 16, width / 2, 16, lighter(paint, 0.08))
        );
      },
    ).join('') +
    path(
      'M350 650Q800 830 1250 650L1160 1250Q1150 1330 1070 1330H530Q450 1330 440 1250Z',
      sheet.rod(box),
    ) +
    lettering(`${count || paints.length}`, 800, 950, {
      size: 150,
      color: inkOn(box),
      weight: 15,
      align: 'middle',
    }),
});

const chalk = kind(
  {
    colors: colors(['#f6f3ea'], 48),
    box: color('#2f8f5b'),
    packed: oneOf(['loose', 'carton', 'bucket'], 'carton'),
    /** What the box says; more than can be seen. */
    count: integer(0, 500, 0),
  },
  ({ colors: paints, box, packed, count }, sheet) => {
    if (packed === 'bucket') return bucket(sheet, paints, count, box);
    const repeated =
      paints.length === 1 && packed === 'carton'
        ? Array.from({ length: 12 }, () => paints[0] ?? box)
        : paints;
    const tools = repeated.map((paint) => coloured(chalkStick(sheet, paint), paint));
    if (packed === 'loose') {
      return arranged(
        tools.map((tool) => ({ tool, width: 78, length: 520 })),
        box,
      );
    }
    return boxed(sheet, tools, 74, 520, box, `${count || repeated.length}`);
  },
);

const inkCartridges = kind({ color: color('#1c3f8f') }, ({ color: ink }, sheet) => {
  const cartridge = (x: number, y: number, degrees: number): { art: string; shadow: string } => {
    const glass = sheet.linear(
      [
        [0, mix(ink, '#ffffff', 0.25)],
        [0.3, mix(ink, '#ffffff', 0.6)],
        [0.45, ink],
        [1, darker(ink, 0.12)],
      ],
      0,
      0,
      1,
      0,
    );
    return {
      art: placed(
        x,
        y,
        degrees,
        1.9,
        rect(-46, -230, 92, 420, 22, glass),
        rect(-30, 170, 60, 66, 12, sheet.rod('#e8e6df', 'x', 0.5)),
        rect(-46, -230, 92, 64, 22, '#ffffff', { opacity: 0.35 }),
        rect(-26, -140, 14, 260, 7, '#ffffff', { opacity: 0.45 }),
      ),
      shadow: placed(x, y, degrees, 1.9, rect(-46, -230, 92, 440, 22, '')),
    };
  };
  const all = [-2, -1, 0, 1, 2].map((at) => cartridge(800 + at * 232, 780 + at * at * 20, at * 6));
  return {
    tint: ink,
    art:
      lyingShadow(all.map((one) => one.shadow).join(''), 14) + all.map((one) => one.art).join(''),
  };
});

export const writingKinds = {
  pencil: graphitePencil,
  'coloured-pencils': colouredPencils,
  'wax-crayons': waxCrayons,
  'fibre-pens': fibrePens,
  markers: markers,
  'fountain-pen': fountainPenPicture,
  ballpoint: ballpointPicture,
  chalk: chalk,
  'ink-cartridges': inkCartridges,
};
