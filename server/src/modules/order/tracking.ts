import type { ShownShipment } from './history.ts';

/** Carriers' pages about a parcel, by the carrier's name in small letters without blanks. */
const pages: Readonly<Record<string, (code: string) => string>> = {
  dhl: (code) =>
    `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${code}`,
  dpd: (code) => `https://tracking.dpd.de/status/de_DE/parcel/${code}`,
  gls: (code) => `https://gls-group.com/DE/de/paketverfolgung?match=${code}`,
  swisspost: (code) => `https://service.post.ch/ekp-web/ui/entry/search/${code}`,
};

/** Null where the carrier is none of these, or gave no number. */
export function trackingLinkOf({
  carrier,
  trackingCode,
}: Pick<ShownShipment, 'carrier' | 'trackingCode'>): string | null {
  const name = carrier.toLowerCase().replaceAll(' ', '');
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return trackingCode === null || page === undefined
    ? null
    : page(encodeURIComponent(trackingCode));
}
