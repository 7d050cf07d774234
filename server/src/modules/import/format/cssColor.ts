import { also, quote, type Rule, text } from './rules.ts';

/**
 * Colours and gradients as CSS Color 4 and CSS Images 4 write them. Only what is named here is taken,
 * so that nothing fetches an address or ends the declaration that it is put into.
 */

const names = new Set(
  `
  aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
  blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk
  crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki
  darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue
  dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite
  gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
  lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen
  lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
  magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen
  mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
  mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown
  seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
  currentcolor transparent`
    .trim()
    .split(/\s+/),
);

/** Where a gradient goes, and in which space it mixes. */
const ways = new Set(
  `to at from in top bottom left right center circle ellipse
  closest-side closest-corner farthest-side farthest-corner
  srgb srgb-linear lab oklab xyz hsl hwb lch oklch shorter longer increasing decreasing hue`.split(
    /\s+/,
  ),
);

const maxLength = 200;

/** A colour or gradient of CSS, and nothing else that a style could hold. */
export const cssColor: Rule<string> = also(
  text(maxLength, 'CSS colour or gradient'),
  (value, path, findings) => {
    const plain = value.toLowerCase().replace(/\s+/g, ' ');
    if (isColor(plain) || isGradient(plain)) return;
    const wanted = 'a colour or gradient of CSS such as #c8102e';
    findings.refuse(path, `must be ${wanted}, not ${quote(value)}`);
  },
);

function isColor(value: string): boolean {
  if (names.has(value)) return true;
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(value)) return true;
  const [, name = '', content = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(value) ?? [];
  const parts = content.trim().split(/ ?[,/] ?| /);
  if (name === 'color' && !/^[a-z][a-z0-9-]*$/.test(parts.shift() ?? '')) return false;
  const isFunction = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/.test(name);
  return isFunction && [3, 4].includes(parts.length) && parts.every(isPart);
}

const isPart = (value: string) =>
  value === 'none' || /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|deg|g?rad|turn)?$/.test(value);

function isGradient(value: string): boolean {
  const [, content] = /^(?:repeating-)?(?:linear|radial|conic)-gradient\((.*)\)$/.exec(value) ?? [];
  if (content === undefined) return false;
  const [first = '', ...others] = splitAtCommas(content);
  const stops = isWay(first) ? others : [first, ...others];
  return stops.length > 1 && stops.every((stop) => isStop(stop) || isLength(stop));
}

/** Those inside of a colour's brackets part nothing. */
function splitAtCommas(content: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of content) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim());
}

const isWay = (value: string) => value.split(' ').every((word) => ways.has(word) || isLength(word));

/** A colour, and maybe from where to where. */
function isStop(value: string): boolean {
  const end = value.includes('(') ? value.lastIndexOf(')') + 1 : `${value} `.indexOf(' ');
  const places = value
    .slice(end)
    .split(' ')
    .filter((place) => place !== '');
  return isColor(value.slice(0, end)) && places.length < 3 && places.every(isLength);
}

const isLength = (value: string) => /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-z]{1,5})?$/.test(value);
