import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestShop, product, surroundings, type TestShop } from '../testShop.ts';
import { isPublicAddress } from './addresses.ts';
import { FetchProblem, fetchPicture, type Network } from './fetchPicture.ts';

let server: Server;
let answer: RequestListener;
/** Hosts that were connected to, in order. */
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host?.replace(/:.*/, '')}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
});
afterEach(() => server.closeAllConnections());
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Names and their addresses; every public address leads to the server of this test. */
function networkOf(names: Record<string, string[]>): Network & { routed: string[] } {
  const routed: string[] = [];
  return {
    routed,
    resolve: async (name) => {
      const addresses = names[name];
      if (!addresses) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
      return addresses;
    },
    route: (address) => {
      routed.push(address);
      return { address: '127.0.0.1', port: (server.address() as AddressInfo).port };
    },
  };
}

const publicHost = { 'pictures.example': ['93.184.216.34'] };
const address = 'http://pictures.example/a.jpg';

describe('public addresses', () => {
  test.each([
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.8'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '203.0.113.9'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:10.0.0.1', '64:ff9b::a9fe:a9fe'],
    ...['2001:db8::1', '2002:7f00:1::', '::127.0.0.1', '100::1', 'localhost', '', '1.2.3'],
  ])('%s is none', (closed) => {
    expect(isPublicAddress(closed)).toBe(false);
  });

  test.each([
    ...['93.184.216.34', '8.8.8.8', '100.63.255.255', '172.32.0.1', '192.169.0.1'],
    ...['2606:4700::1111', '[2606:4700::1111]', '::ffff:8.8.8.8', '64:ff9b::808:808'],
  ])('%s is one', (open) => {
    expect(isPublicAddress(open)).toBe(true);
  });
});

describe('fetching', () => {
  test('takes the bytes from the address that was checked', async () => {
    answer = (_request, response) => response.end('bytes');
    const network = networkOf(publicHost);
    expect((await fetchPicture(address, network)).toString()).toBe('bytes');
    expect(network.routed).toEqual(['93.184.216.34']);
    expect(asked).toEqual(['pictures.example/a.jpg']);
  });

  test.each([
    ['a name that leads inside', 'http://inside.example/', { 'inside.example': ['10.0.0.7'] }],
    [
      'one address of several inside',
      'http://both.example/',
      { 'both.example': ['8.8.8.8', '127.0.0.1'] },
    ],
    ['a mapped address', 'http://six.example/', { 'six.example': ['::ffff:127.0.0.1'] }],
    ['an address itself', 'http://127.0.0.1/', {}],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/', {}],
    ['an IPv6 address', 'http://[::1]:80/', {}],
    ['an address in another notation', 'http://0x7f.1/', {}],
    ['an address as one number', 'http://2130706433/', {}],
  ])('refuses %s', async (_what, url, names) => {
    answer = (_request, response) => response.end('secret');
    await expect(fetchPicture(url, networkOf(names))).rejects.toThrow(/not a public address/);
    expect(asked).toEqual([]);
  });

  test.each(['file:///etc/passwd', 'ftp://pictures.example/a', 'gopher://x/', 'data:image/png,x'])(
    'refuses %s',
    async (url) => {
      await expect(fetchPicture(url, networkOf(publicHost))).rejects.toThrow('no http(s) address');
    },
  );

  test('refuses an address that holds a password', async () => {
    const url = 'http://user:secret@pictures.example/';
    await expect(fetchPicture(url, networkOf(publicHost))).rejects.toThrow(/password/);
  });

  test('follows redirects, and checks each target', async () => {
    const names = { ...publicHost, 'inside.example': ['192.168.0.1'] };
    const targets: Record<string, string> = {
      '/a.jpg': '/b.jpg',
      '/b.jpg': 'http://inside.example/admin',
    };
    answer = (request, response) => {
      response.writeHead(302, { location: targets[request.url ?? ''] ?? '/' }).end();
    };
    await expect(fetchPicture(address, networkOf(names))).rejects.toThrow(/not a public address/);
    expect(asked).toEqual(['pictures.example/a.jpg', 'pictures.example/b.jpg']);
    targets['/b.jpg'] = 'file:///etc/passwd';
    await expect(fetchPicture(address, networkOf(names))).rejects.toThrow('no http(s) address');
  });

  test('a name that answers differently the second time is not asked a second time', async () => {
    let times = 0;
    const network = networkOf(publicHost);
    const rebinding = {
      ...network,
      resolve: async () => (times++ === 0 ? ['93.184.216.34'] : ['127.0.0.1']),
    };
    answer = (_request, response) => response.end('ok');
    await fetchPicture(address, rebinding);
    expect(times).toBe(1);
    expect(network.routed).toEqual(['93.184.216.34']);
  });

  test('gives up endless redirects', async () => {
    answer = (_request, response) => response.writeHead(301, { location: '/again' }).end();
    await expect(fetchPicture(address, networkOf(publicHost))).rejects.toThrow(/more than 5 times/);
  });

  test('gives up too many bytes, whatever was announced', async () => {
    answer = (_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write(Buffer.alloc(100_000)));
        response.once('drain', more);
      };
      more();
    };
    const limits = { maxBytes: 1_000_000 };
    await expect(fetchPicture(address, networkOf(publicHost), limits)).rejects.toThrow(/larger/);
  });

  test('gives up a host that never answers, and names that are not known', async () => {
    answer = () => undefined;
    const never = fetchPicture(address, networkOf(publicHost), { timeoutMs: 50 });
    await expect(never).rejects.toMatchObject({ isHostAway: true });
    await expect(never).rejects.toThrow(/did not come within/);
    await expect(fetchPicture(address, networkOf({}))).rejects.toThrow(/name is not known/);
  });

  test('tells another status and a broken connection', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    await expect(fetchPicture(address, networkOf(publicHost))).rejects.toThrow('status 404');
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('x');
      response.destroy();
    };
    await expect(fetchPicture(address, networkOf(publicHost))).rejects.toBeInstanceOf(FetchProblem);
  });
});

describe('pictures of an import', () => {
  let shop: TestShop;
  let photo: Buffer;
  beforeAll(async () => {
    shop = await createTestShop();
    photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
  });
  beforeEach(() => shop.empty());
  afterAll(() => shop.close());

  const showing = (...pictures: object[]) => {
    const line = product('a');
    return { ...line, items: [{ ...line.items[0], pictures }] };
  };
  const shown = async () => {
    const [row] = await shop.rows<{ pictures: { media: string; source?: string }[] }>(
      'select pictures from item',
    );
    return row?.pictures ?? [];
  };
  const placeholder = async () =>
    (
      await shop.rows<{ id: string }>(`select id from media where drawing->>'kind' = 'placeholder'`)
    )[0]?.id;

  test('are fetched once, kept, and not fetched again by the next import', async () => {
    answer = (_request, response) => response.end(photo);
    const network = networkOf(publicHost);
    const line = showing({ url: address }, { url: address, alt: 'Noch einmal' });
    await shop.import([...surroundings, line], { pictures: { network } });
    expect(asked).toHaveLength(1);
    expect(await shop.rows('select mime, bytes from media where bytes is not null')).toEqual([
      { mime: 'image/png', bytes: photo },
    ]);
    expect((await shown())[0]).toMatchObject({ source: address });
    const report = await shop.import([{ ...line, isTopseller: true }], { pictures: { network } });
    expect(report).toMatchObject({ updated: 1, warnings: 0 });
    expect(asked).toHaveLength(1);
  });

  test('that can not be had are reported and drawn; the next import tries again', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    const network = networkOf(publicHost);
    const line = showing({ url: address });
    const report = await shop.import([...surroundings, line], { pictures: { network } });
    expect(report).toMatchObject({ refused: 0, warnings: 1 });
    expect(report.remarks).toMatchObject([
      {
        line: 4,
        field: 'items[0].pictures[0]',
        reason: `${address} answered with status 500: a drawn placeholder stands in`,
      },
    ]);
    expect((await shown())[0]?.media).toBe(await placeholder());
    answer = (_request, response) => response.end(photo);
    expect(await shop.import([line], { pictures: { network } })).toMatchObject({
      updated: 1,
      warnings: 0,
    });
    expect((await shown())[0]?.media).not.toBe(await placeholder());
  });

  test('that are no pictures are not kept', async () => {
    answer = (_request, response) => response.end('<html>');
    const report = await shop.import([...surroundings, showing({ url: address })], {
      pictures: { network: networkOf(publicHost) },
    });
    expect(report.remarks[0]?.reason).toMatch(/can not be used: the file is no picture/);
    expect(await shop.rows('select id from media where bytes is not null')).toEqual([]);
  });

  test('of a host that is away are not waited for one by one', async () => {
    const urls = Array.from({ length: 40 }, (_, at) => ({ url: `http://gone.example/${at}.jpg` }));
    let lookups = 0;
    const network = {
      ...networkOf({}),
      resolve: async () => {
        lookups++;
        throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
      },
    };
    const report = await shop.import([...surroundings, showing(...urls)], {
      pictures: { network },
    });
    expect(report.warnings).toBe(40);
    expect(lookups).toBeLessThan(10);
  });

  test('are not fetched when the operator says so', async () => {
    const report = await shop.import([...surroundings, showing({ url: address })], {
      pictures: { network: networkOf(publicHost), fetch: false },
    });
    expect(report.warnings).toBe(1);
    expect(asked).toEqual([]);
  });

  test('in files are read from the import’s folder and from nowhere else', async () => {
    const folder = join(shop.folder, 'catalogue');
    await mkdir(join(folder, 'sub'), { recursive: true });
    await writeFile(join(shop.folder, 'outside.png'), photo);
    await writeFile(join(folder, 'sub', 'inside.png'), photo);
    await symlink(join(shop.folder, 'outside.png'), join(folder, 'link.png'));
    const files = [
      'sub/inside.png',
      '../outside.png',
      'link.png',
      '/etc/passwd',
      'sub',
      'nothing.png',
      'a\u0001/../../outside.png',
    ];
    const report = await shop.import(
      [...surroundings, showing(...files.map((file) => ({ file })))],
      {
        pictures: { directory: folder },
      },
    );
    expect(report.remarks.map(({ reason }) => reason.split(':')[0])).toEqual([
      '../outside.png lies outside the folder of the import file',
      'link.png lies outside the folder of the import file',
      '/etc/passwd lies outside the folder of the import file',
      'sub is no file',
      'nothing.png does not exist',
      'a/../../outside.png lies outside the folder of the import file',
    ]);
    const [first, ...others] = await shown();
    expect(first?.media).not.toBe(await placeholder());
    expect(new Set(others.map(({ media }) => media))).toEqual(new Set([await placeholder()]));
  });

  test('in files that changed are taken anew', async () => {
    const path = join(shop.folder, 'changing.png');
    const pictures = { directory: shop.folder };
    await writeFile(path, photo);
    await shop.import([...surroundings, showing({ file: 'changing.png' })], { pictures });
    const before = await shown();
    await writeFile(path, await sharp(photo).resize(20, 20).png().toBuffer());
    await shop.import([showing({ file: 'changing.png' })], { pictures });
    expect(await shown()).not.toEqual(before);
  });

  test('an item without any shows those of the first that has some, else the placeholder', async () => {
    const drawn = { drawing: { kind: 'exercise-book' } };
    const line = product('a', 1, 2);
    const [first, second] = line.items;
    await shop.import([
      ...surroundings,
      { ...line, items: [first, { ...second, pictures: [drawn] }] },
      product('b'),
    ]);
    const rows = await shop.rows<{ id: string; media: string }>(
      `select id, pictures->0->>'media' as media from item order by id`,
    );
    expect(rows[0]?.media).toBe(rows[1]?.media);
    expect(rows[2]?.media).toBe(await placeholder());
  });

  test.each([
    [{ drawing: { kind: 'unheard-of' } }, 'items[0].pictures[0].drawing'],
    [{ drawing: { kind: 'placeholder' }, url: address }, 'items[0].pictures[0]'],
    [{ alt: 'x' }, 'items[0].pictures[0]'],
    [{ url: 'file:///etc/passwd' }, 'items[0].pictures[0].url'],
  ])('%j refuses the line', async (picture, field) => {
    const report = await shop.import([...surroundings, showing(picture)]);
    expect(report.refusals).toMatchObject([{ line: 4, field }]);
  });
});
