import { darker, lighter } from '../../../modules/media/drawing/color.ts';
import { kind } from '../../../modules/media/drawing/kind.ts';
import { oneOf } from '../../../modules/media/drawing/parameters.ts';
import {
  circle,
  ellipse,
  line,
  path,
  placed,
  rect,
  standingShadow,
} from '../../../modules/media/drawing/sheet.ts';

interface Plush {
  readonly fur: string;
  readonly face: string;
  readonly ears: 'round' | 'pointed' | 'long' | 'tufts' | 'eyes' | 'large' | 'spikes' | 'none';
  readonly nose: 'button' | 'beak' | 'trunk' | 'smile';
}

const plushes = {
  bear: { fur: '#9a6a3f', face: '#e0bf92', ears: 'round', nose: 'button' },
  fox: { fur: '#d9732a', face: '#f8f0e2', ears: 'pointed', nose: 'button' },
  rabbit: { fur: '#c9b8a4', face: '#f4ece0', ears: 'long', nose: 'button' },
  owl: { fur: '#84603f', face: '#ecd9b6', ears: 'tufts', nose: 'beak' },
  frog: { fur: '#69a84a', face: '#cfe0a4', ears: 'eyes', nose: 'smile' },
  lion: { fur: '#dba74f', face: '#f4dfae', ears: 'round', nose: 'button' },
  elephant: { fur: '#939ca6', face: '#b9c0c8', ears: 'large', nose: 'trunk' },
  penguin: { fur: '#33404e', face: '#fbf8f1', ears: 'none', nose: 'beak' },
  panda: { fur: '#f6f3ec', face: '#ffffff', ears: 'round', nose: 'button' },
  octopus: { fur: '#b5527a', face: '#d98aa8', ears: 'none', nose: 'smile' },
  dinosaur: { fur: '#4f9a7a', face: '#bfe0c6', ears: 'spikes', nose: 'smile' },
} as const satisfies Readonly<Record<string, Plush>>;

/** Cuddly toys: sitting, as a glove for a hand, or with a zip for a mouth. */
const softToy = kind(
  {
    animal: oneOf(Object.keys(plushes) as (keyof typeof plushes)[], 'bear'),
    style: oneOf(['plush', 'puppet', 'zip'], 'plush'),
  },
  ({ animal: name, style }, sheet) => {
    const { fur, face, ears, nose }: Plush = plushes[name];
    const limb = name === 'panda' ? '#2f333a' : fur;
    const dark = darker(limb, 0.07);
    const seam = { 'stroke-dasharray': '16 18', opacity: 0.6 };
    const headY = style === 'puppet' ? 520 : 560;
    const two = (draw: (way: 1 | -1) => string): string => draw(-1) + draw(1);
    const earArt = {
      round: two(
        (way) =>
          circle(
            800 + way * 230,
            headY - 230,
            104,
            sheet.ball(name === 'panda' ? '#2f333a' : fur),
          ) + circle(800 + way * 224, headY - 222, 54, name === 'panda' ? '#454b54' : face),
      ),
      pointed: two(
        (way) =>
          path(
            `M${800 + way * 90} ${headY - 230}L${800 + way * 300} ${headY - 400}L${800 + way * 300} ${headY - 90}Z`,
            sheet.matt(fur),
            { stroke: fur, 'stroke-width': 30, 'stroke-linejoin': 'round' },
          ) +
          path(
            `M${800 + way * 170} ${headY - 230}L${800 + way * 270} ${headY - 330}L${800 + way * 270} ${headY - 150}Z`,
            darker(fur, 0.25),
          ),
      ),
      long: two((way) =>
        placed(
          800 + way * 130,
          headY - 260,
          way * 12,
          1,
          ellipse(0, -60, 78, 230, sheet.matt(fur)),
          ellipse(0, -50, 38, 170, '#e8b9b0'),
        ),
      ),
      tufts: two((way) =>
        path(
          `M${800 + way * 110} ${headY - 230}L${800 + way * 280} ${headY - 350}L${800 + way * 270} ${headY - 130}Z`,
          darker(fur, 0.06),
        ),
      ),
      eyes: two(
        (way) =>
          circle(800 + way * 170, headY - 260, 120, sheet.ball(fur)) +
          circle(800 + way * 170, headY - 290, 78, '#fffdf8') +
          circle(800 + way * 162, headY - 290, 40, '#1d2430') +
          circle(800 + way * 162 - 12, headY - 304, 12, '#ffffff'),
      ),
      large: two(
        (way) =>
          ellipse(800 + way * 360, headY - 20, 180, 220, sheet.matt(fur)) +
          ellipse(800 + way * 360, headY - 10, 120, 160, '#d9b3b4'),
      ),
      spikes: [-180, -90, 0, 90, 180]
        .map((x) =>
          path(`M${800 + x - 60} ${headY - 260 + Math.abs(x) * 0.35}l60 -110 60 110Z`, '#ee8522', {
            stroke: '#ee8522',
            'stroke-width': 16,
            'stroke-linejoin': 'round',
          }),
        )
        .join(''),
      none: '',
    }[ears];
    const eyes =
      ears === 'eyes'
        ? ''
        : two(
            (way) =>
              (name === 'panda'
                ? ellipse(800 + way * 118, headY - 30, 70, 84, '#2f333a', {
                    transform: `rotate(${way * 24} ${800 + way * 118} ${headY - 30})`,
                  })
                : '') +
              (name === 'owl' ? circle(800 + way * 120, headY - 40, 104, '#f6efe2') : '') +
              (name === 'penguin' ? circle(800 + way * 110, headY - 20, 110, '#fbf8f1') : '') +
              circle(800 + way * 112, headY - 36, name === 'owl' ? 50 : 32, '#1d2430') +
              circle(800 + way * 112 - 10, headY - 48, 10, '#ffffff'),
          );
    const zip =
      style === 'zip'
        ? rect(610, headY + 96, 380, 44, 22, '#d8dbe0') +
          line(`M626 ${headY + 118}H974`, '#7d848e', 16, {
            'stroke-dasharray': '6 14',
            'stroke-linecap': 'butt',
          }) +
          rect(950, headY + 86, 40, 62, 10, '#8f969f') +
          rect(958, headY + 140, 24, 74, 10, '#c9a24a')
        : '';
    const smile =
      style === 'zip'
        ? ''
        : line(`M690 ${headY + 90}Q800 ${headY + 170} 910 ${headY + 90}`, darker(fur, 0.22), 16);
    const noseArt = {
      button:
        ellipse(800, headY + 90, 150, style === 'zip' ? 60 : 116, face) +
        ellipse(800, headY + 36, 52, 38, '#2b2f36') +
        (style === 'zip'
          ? ''
          : line(`M800 ${headY + 74}v40m0 0q-40 36 -80 10m80 -10q40 36 80 10`, '#4b423a', 11)),
      beak: path(`M800 ${headY + 110}L740 ${headY + 20}H860Z`, '#e0932b', {
        stroke: '#e0932b',
        'stroke-width': 20,
        'stroke-linejoin': 'round',
      }),
      trunk:
        line(`M800 ${headY + 40}Q800 ${headY + 250} 930 ${headY + 250}`, darker(fur, 0.05), 112) +
        line(`M800 ${headY + 40}Q800 ${headY + 250} 926 ${headY + 246}`, sheet.matt(fur), 98) +
        line(`M764 ${headY + 90}h72m-70 60h76m-56 60l60 -30`, darker(fur, 0.12), 9),
      smile,
    }[nose];
    const head =
      (name === 'lion'
        ? Array.from({ length: 16 }, (_, at) =>
            circle(
              800 + Math.cos(at * 0.3927) * 310,
              headY + Math.sin(at * 0.3927) * 290,
              96,
              sheet.ball('#8a5424'),
            ),
          ).join('')
        : '') +
      earArt +
      ellipse(800, headY, 330, 296, sheet.ball(fur)) +
      (name === 'fox'
        ? two((way) =>
            path(
              `M800 ${headY + 290}Q${800 + way * 330} ${headY + 180} ${800 + way * 312} ${headY + 10}Q${800 + way * 130} ${headY + 20} 800 ${headY + 130}Z`,
              face,
            ),
          )
        : '') +
      eyes +
      noseArt +
      zip +
      (ears === 'eyes'
        ? two((way) => circle(800 + way * 220, headY + 60, 36, '#e88f8a', { opacity: 0.5 }))
        : '');
    const belly = ellipse(800, 1120, 190, 220, face);
    const body =
      name === 'octopus'
        ? [-330, -200, -70, 70, 200, 330]
            .map((x, at) =>
              line(
                `M${800 + x * 0.5} 900Q${800 + x * 0.8} 1150 ${800 + x * 1.3} ${at % 2 ? 1320 : 1240}`,
                at % 2 ? sheet.matt(fur) : darker(fur, 0.05),
                118,
              ),
            )
            .join('') + ellipse(800, 860, 260, 170, fur)
        : style === 'puppet'
          ? line('M640 900L420 800M960 900L1180 800', dark, 150) +
            circle(410, 794, 84, sheet.ball(limb)) +
            circle(1190, 794, 84, sheet.ball(limb)) +
            path('M600 760H1000L1100 1390H500Z', sheet.rod(fur)) +
            path('M690 860Q800 780 910 860L950 1340H650Z', face, { opacity: 0.9 }) +
            path('M490 1360H1110L1116 1420H484Z', darker(fur, 0.12)) +
            line('M500 1378H1100', lighter(fur, 0.2), 6, seam)
          : two(
              (way) =>
                ellipse(800 + way * 250, 1310, 150, 120, sheet.ball(limb)) +
                ellipse(800 + way * 262, 1326, 80, 66, name === 'penguin' ? '#e0932b' : face),
            ) +
            ellipse(800, 1080, 290, 320, sheet.ball(fur)) +
            belly +
            two((way) =>
              ellipse(800 + way * 280, 1010, 94, 210, sheet.ball(limb), {
                transform: `rotate(${way * -26} ${800 + way * 280} 1010)`,
              }),
            );
    return {
      tint: fur,
      art:
        standingShadow(sheet, 800, style === 'puppet' ? 1420 : 1410, 380) +
        placed(0, name === 'rabbit' ? 90 : 20, 0, 1, body, head),
    };
  },
);

export const softToysKinds = { 'soft-toy': softToy };
