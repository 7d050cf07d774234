import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type TypeNode,
  typeFromAST,
} from 'graphql';
import type { Random } from './random.ts';
import type { Operation, RouteSurface, Surface } from './surface.ts';
import type { Input } from './wire.ts';

/** Part of most values: a log that contains it has quoted a value. */
export const mark = 'qzxq';

/** What a page of the shop offers: ids that exist, and forms with their fields. */
export interface Known {
  readonly ids: readonly string[];
  /** Values that a field was seen with, by name. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Cookie headers of a guest with a cart, of a customer, and none. */
  readonly sessions: readonly string[];
}

const texts = [
  '',
  mark,
  `${mark}\0`,
  '\0',
  '\ud800',
  `${mark}\u202e\u0000\ufeff`,
  '__proto__',
  'constructor',
  'toString',
  'null',
  '[]',
  '{}',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  '2147483648',
  '0x10',
  '1.5',
  "'; DROP TABLE orders; --",
  `<script>${mark}</script>`,
  '../../../../etc/passwd',
  `${mark}@example.de`,
  '2026-13-45',
  '\r\nSet-Cookie: a=b',
  '\u20ac\ud83d\ude00',
  'a\u0301'.repeat(300),
  '/'.repeat(3000),
  'a'.repeat(5000),
  ' '.repeat(4000),
  '('.repeat(500),
];

/** Longer than anything takes that is looked at, and slow to read for who does so all the same. */
const longTexts = [
  'a'.repeat(11_000),
  '/'.repeat(60_000),
  ' '.repeat(30_000),
  `a${'\u0301\u0323'.repeat(6_000)}`,
  `${'a.'.repeat(10_000)}@`,
  '<p'.repeat(20_000),
  '%'.repeat(12_000),
  `${'\n'.repeat(25_000)}x`,
  `${mark},`.repeat(3_000),
];

/** Characters: Node takes 16 kB of headers with the target, the shop 8 kB of target. */
const maxText = { header: 11_000, target: 7_000 };

/** As they stand in an address or a cookie: not encoded, half encoded, wrongly encoded. */
const encoded = [
  ...['%', '%zz', '%00', '%E2%82%AC', '%c0%ae', '%ff', '%0d%0a', '%2e%2e%2f', '%252e', '..', '.'],
  ...['\\', ';', '?', '#', '//', '/.//evil.example', '%5cevil.example', ':', '[', '$', '*', '~'],
  ...['\x80\xff', '%F0%9F%98%80', 'constructor', '__proto__', 'UPPER', `${mark}%20`],
];

const contentTypes = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data',
  `multipart/form-data; boundary=${mark}`,
  'multipart/form-data; boundary=',
  'application/json',
  'application/json; charset=nonsense',
  'application/graphql',
  'text/plain',
  'text/xml',
  'application/octet-stream',
  'constructor',
  ',',
];

const jsons = ['', 'null', '1', '"x"', '[]', '[[]]', '[1,null]', '{', '{"a":', 'true', mark, '{}'];

export function createGenerator(surface: Surface, known: Known, random: Random) {
  const { below, chance, pick } = random;
  const text = () => {
    if (chance(0.03)) return pick(longTexts);
    return chance(0.3) ? pick([...known.ids, mark]) : pick(texts);
  };
  const inAddress = (max = maxText.target) =>
    chance(0.5) ? encodeURIComponent(wellFormed(text())).slice(0, max) : pick(encoded);
  const some = <T>(min: number, max: number, make: () => T) =>
    Array.from({ length: min + below(max - min + 1) }, make);

  const queryNames = [...surface.queryNames, 'constructor', '__proto__', 'filter.x', 'a[b]', ''];
  const query = () =>
    chance(0.5) ? '' : `?${some(1, 4, () => `${pick(queryNames)}=${inAddress()}`).join('&')}`;

  const pathOf = (path: string) =>
    path
      .replace(/:\w+/g, () => (chance(0.4) ? encodeURIComponent(pick(known.ids)) : inAddress()))
      .replace('*', () => some(1, 3, () => inAddress()).join('/')) + (chance(0.1) ? '.data' : '');

  function cookies(): Input['headers'] {
    if (chance(0.6)) return [['Cookie', pick(known.sessions)]];
    const pairs = some(1, 4, () => `${pick(surface.cookies)}=${inAddress(maxText.header)}`);
    return [['Cookie', [...(chance(0.5) ? [pick(known.sessions)] : []), ...pairs].join('; ')]];
  }

  function headers(): Input['headers'] {
    if (chance(0.6)) return [];
    const names = ['accept', 'accept-encoding', 'accept-language', 'range', 'expect-ct', 'upgrade'];
    const separator = () => pick([',', ';q=0', '=', '-', '"', ' ']);
    const value = () =>
      chance(0.05)
        ? `${mark}${separator()}`.repeat(maxText.header / 10)
        : `${mark}${pick(encoded)}${separator()}`;
    // What speaks of the body is what the other inputs are about.
    const known = surface.headers.filter((name) => !/^(?:content-|transfer-|host$)/.test(name));
    return some(1, 3, () => [pick([...known, ...names]), value()] as const);
  }

  const own: Input['headers'] = [['Sec-Fetch-Site', 'same-origin']];

  const page = (): Input => ({
    method: pick(['GET', 'GET', 'GET', 'HEAD']),
    target: pathOf(pick(surface.routes).path) + query(),
    headers: [...cookies(), ...headers()],
  });

  const path = (): Input => {
    const prefix = pick(surface.paths);
    const rest = chance(0.7) && prefix.endsWith('/') ? some(1, 3, () => inAddress()).join('/') : '';
    return {
      method: pick(['GET', 'HEAD', 'POST']),
      target: prefix + rest + query(),
      headers: [...own, ...cookies(), ...headers()],
    };
  };

  function fieldsOf({ fields }: RouteSurface): [string, string][] {
    const seen = [...known.fields.keys()];
    const names = some(0, 12, () => pick(chance(0.5) && fields.length > 0 ? fields : seen));
    return names.map((name) => {
      const values = [...(known.fields.get(name) ?? []), ...(name === 'intent' ? fields : [])];
      return [name, chance(0.5) && values.length > 0 ? pick(values) : text()];
    });
  }

  function formBody(fields: readonly [string, string][]): Pick<Input, 'headers' | 'body'> {
    if (chance(0.6)) {
      const body = new URLSearchParams(fields.map(([name, value]) => [name, wellFormed(value)]));
      const type = chance(0.9) ? contentTypes[0] : pick(contentTypes);
      return { headers: [['Content-Type', type ?? '']], body: body.toString() };
    }
    const parts = fields.map(([name, value]) => {
      const file = chance(0.2) ? '; filename="a.pdf"\r\nContent-Type: application/pdf' : '';
      return `--${mark}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    });
    const whole = `${parts.join('')}--${mark}--\r\n`;
    const body = chance(0.5) ? whole : whole.slice(0, below(whole.length + 1));
    return { headers: [['Content-Type', pick(contentTypes)]], body };
  }

  const pages = surface.routes.filter(({ takesJson }) => !takesJson);
  const forms = pages.filter(({ takesForms }) => takesForms);
  const form = (): Input => {
    const route = pick(chance(0.85) ? forms : pages);
    const { headers: typed, body } = formBody(fieldsOf(route));
    return {
      method: 'POST',
      target: pathOf(route.path) + query(),
      headers: [...own, ...typed, ...cookies(), ...headers()],
      body,
    };
  };

  function json(depth = 0): unknown {
    switch (below(depth > 3 ? 5 : 8)) {
      case 0:
        return null;
      case 1:
        return chance(0.5);
      case 2:
        return pick([0, -1, 1.5, 1e21, 2_147_483_648, 3]);
      case 3:
      case 4:
        return text();
      case 5:
        return some(0, 4, () => json(depth + 1));
      default:
        return Object.fromEntries(some(0, 4, () => [text(), json(depth + 1)]));
    }
  }

  const resources = surface.routes.filter(({ takesJson }) => takesJson);
  const bff = (): Input => {
    const route = chance(0.9) ? pick(resources) : { path: '/api/*', fields: ['x'] };
    const keys = route.fields.length > 0 ? route.fields : ['x'];
    const object = () => Object.fromEntries(some(0, 4, () => [pick(keys), json()]));
    const nested = { ...object(), [pick(keys)]: object() };
    return {
      method: pick(['POST', 'POST', 'POST', 'GET']),
      target: pathOf(route.path) + query(),
      headers: [
        ...own,
        ['Content-Type', chance(0.8) ? 'application/json' : pick(contentTypes)],
        ...cookies(),
        ...headers(),
      ],
      body: chance(0.7) ? JSON.stringify(nested) : pick(jsons),
    };
  };

  /** A value that a variable of the type takes, or one that it does not. */
  function valueFor(type: GraphQLInputType | undefined): unknown {
    if (chance(0.06)) return json();
    if (isNonNullType(type)) return valueFor(type.ofType);
    if (type === undefined || chance(0.1)) return null;
    if (isListType(type)) return some(0, 3, () => valueFor(type.ofType));
    if (isEnumType(type)) return pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        ({ type: of }) => isNonNullType(of) || chance(0.4),
      );
      return Object.fromEntries(fields.map(({ name, type: of }) => [name, valueFor(of)]));
    }
    switch (type.name) {
      case 'Int':
        return pick([0, 1, 2, 60, -1, 2_147_483_647, -2_147_483_648]);
      case 'Float':
        return pick([0, 0.5, -1, 1e300, 12.34]);
      case 'Boolean':
        return chance(0.5);
      default:
        return text();
    }
  }

  const variablesOf = ({ document }: Operation) =>
    Object.fromEntries(
      document.definitions
        .flatMap((each) => ('variableDefinitions' in each ? (each.variableDefinitions ?? []) : []))
        .map(({ variable, type }) => [
          variable.name.value,
          valueFor(typeFromAST(surface.schema, type as TypeNode) as GraphQLInputType | undefined),
        ]),
    );

  const call = () => {
    const operation = pick(surface.operations);
    return { id: operation.id, variables: variablesOf(operation) };
  };

  const graphql = (): Input => {
    const headersOf = (type: string): Input['headers'] => [
      ...own,
      ['Content-Type', type],
      ...cookies(),
      ...(chance(0.2) ? headers() : []),
    ];
    const post = (body: string, type = 'application/json'): Input => ({
      ...{ method: 'POST', target: '/graphql/', headers: headersOf(type), body },
    });
    switch (below(20)) {
      case 0:
        return post(pick([...jsons, JSON.stringify(json()), JSON.stringify(text())]));
      case 1:
        return post(JSON.stringify(some(0, 12, () => (chance(0.8) ? call() : json()))));
      case 2: {
        const operations = chance(0.5) ? JSON.stringify(call()) : pick(jsons);
        const map = chance(0.5) ? '{"0":["variables.attachments.0"]}' : pick(jsons);
        const part = (name: string, value: string) =>
          `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
        const whole = `${part('operations', operations)}${part('map', map)}${part('0', mark)}--${mark}--\r\n`;
        return post(
          chance(0.6) ? whole : whole.slice(0, below(whole.length)),
          `multipart/form-data; boundary=${mark}`,
        );
      }
      case 3:
        return post(JSON.stringify(call()), pick(contentTypes));
      case 4: {
        const { id, variables } = call();
        const search = new URLSearchParams({
          ...{ id, variables: wellFormed(JSON.stringify(variables)) },
        });
        return { method: 'GET', target: `/graphql/?${search}`, headers: headersOf('text/plain') };
      }
      default:
        return post(JSON.stringify(call()));
    }
  };

  const protocol = (): Input => {
    const target = pick(['/', '/cat/x', '/graphql/', '/checkout/basket', '/favicon.svg']);
    switch (below(8)) {
      case 0:
        return {
          method: pick(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']),
          target,
          headers: own,
        };
      case 1:
        return { method: 'OPTIONS', target: '*', headers: [] };
      case 2:
        return {
          method: pick(['GET', 'POST']),
          target: pick(['http://evil.example/', 'https://localhost/cat/x', '*', '//evil.example']),
          headers: own,
        };
      case 3:
        return {
          method: 'GET',
          target,
          headers: [
            ['Host', 'localhost'],
            ['Host', mark],
          ],
        };
      case 4: {
        const host = `${pick(['', 'a b', 'user@', '[::1', 'localhost:', '..', mark])}${pick(encoded)}`;
        return { method: 'GET', target, headers: [['Host', host]] };
      }
      case 5:
        return {
          method: 'POST',
          target,
          headers: [...own, ['Content-Type', pick(contentTypes)], ['Transfer-Encoding', 'chunked']],
          body: pick(['0\r\n\r\n', `4\r\n${mark}\r\n0\r\n\r\n`, 'zz\r\n', '-1\r\n\r\n']),
        };
      case 6:
        return {
          method: 'POST',
          target,
          headers: [...own, ['Content-Type', pick(contentTypes)]],
          body: 'a'.repeat(pick([70_000, 110_000])),
        };
      default:
        return {
          method: 'POST',
          target,
          headers: [['Origin', pick(['null', 'x', 'http://evil.example', 'http://localhost:x'])]],
        };
    }
  };

  /** Of `count` inputs the kinds take turns in fixed shares. */
  const kinds = [
    page,
    form,
    graphql,
    page,
    form,
    graphql,
    page,
    form,
    graphql,
    bff,
    path,
    protocol,
  ];
  return (count: number): Input[] =>
    Array.from({ length: count }, (_, index) => (kinds[index % kinds.length] ?? page)());
}

/** Half a character cannot be written into an address or a form. */
const wellFormed = (value: string) => value.toWellFormed();
