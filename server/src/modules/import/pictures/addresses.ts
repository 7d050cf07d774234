import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Ranges that are no public address (IANA's registries of special-purpose addresses): this machine,
 * its networks, a provider's inside, the metadata services of clouds.
 */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, with the clouds' metadata at .169.254
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}

// Of IPv6 only 2000::/3 is public at all; these are the exceptions within.
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23], // protocol assignments, with Teredo
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 holds an IPv4 address
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address (no name) lies in the open internet. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.replace(/^\[|\]$/g, '').split('%', 1);
  if (isIPv4(plain)) return !closed.check(plain, 'ipv4');
  if (!isIPv6(plain)) return false;
  const mapped = mappedIPv4(plain);
  if (mapped !== undefined) return isPublicAddress(mapped);
  return globalUnicast.check(plain, 'ipv6') && !closed.check(plain, 'ipv6');
}

/** The IPv4 address inside ::ffff:0:0/96 or 64:ff9b::/96, however it is written. */
function mappedIPv4(address: string): string | undefined {
  // The URL parser writes every IPv6 address in its one canonical form.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const match = /^(?:::ffff|64:ff9b:):([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (!match) return undefined;
  const [high, low] = [Number.parseInt(match[1] ?? '', 16), Number.parseInt(match[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
