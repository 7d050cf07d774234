import {
  Availability,
  BadgeList,
  DiscountBadge,
  IconButton,
  IconCart,
  IconHeart,
  Price,
  ProductTile,
  StarRating,
} from '@kreide/design-system';
import { type Drawing, euro, Goods } from './goods.tsx';

const names = [
  'Heft DIN A4, Lineatur 21, 16 Blatt, kariert mit Rand',
  'Bleistift Noris HB',
  'Bastelschere mit Kunststoffgriff für Linkshänderinnen und Linkshänder, 13 cm',
  'Ordner A4 breit',
  'Grundschul-Hausaufgabenheft Mathematik für das Schuljahr 2026/27',
];
const drawings: Drawing[] = ['book', 'pencil', 'scissors', 'folder', 'book'];
const hues = ['#2b6fd3', '#f0b02c', '#d5333c', '#2e3a50', '#3d9a4a'];
const tints = ['maths', 'languages', 'german', 'office', 'science'] as const;

/** One of five product tiles, as the shop composes them. */
export function Tile({ index = 0, layout = 'grid' as 'grid' | 'list' }) {
  const at = index % 5;
  const reduced = at === 2;
  return (
    <ProductTile
      layout={layout}
      name={names[at] ?? ''}
      href={`#prod-${index}`}
      picture={
        <Goods name={drawings[at] ?? 'book'} hue={hues[at] ?? ''} tint={tints[at] ?? 'maths'} />
      }
      badges={
        <BadgeList
          place="tile"
          sale={reduced && 'Angebot'}
          new={at === 4 && 'Neu'}
          popular={at === 1 && 'Beliebt'}
          extra={at === 4 ? [{ id: 'eco', name: 'Blauer Engel' }] : []}
        />
      }
      action={
        <IconButton size="s" surface="raised" label="Auf die Merkliste" aria-pressed={false}>
          <IconHeart size="s" />
        </IconButton>
      }
      quickAction={
        <IconButton label="In den Warenkorb" surface="action">
          <IconCart />
        </IconButton>
      }
      orderNumber={layout === 'list' && `Art.-Nr. 47 11 0${index}`}
      rating={
        at === 3 ? undefined : (
          <StarRating rating={4.4 - at / 3} label="4,4 von 5 Sternen" count="(128)" />
        )
      }
      price={
        <Price
          current={euro([0.79, 1.25, 4.99, 12.9, 349][at] ?? 1)}
          prefix={at === 0 ? 'ab' : undefined}
          badge={reduced && <DiscountBadge percent={27} label="27 Prozent Rabatt" />}
          old={reduced ? { label: '30-Tage-Tiefpreis', amount: euro(6.89) } : undefined}
          basePrice={at === 0 ? '0,05 € / 1 Blatt' : undefined}
        />
      }
      availability={
        <Availability state={at === 3 ? 'later' : at === 4 ? 'limited' : 'available'}>
          {at === 3 ? 'Lieferbar in 5 bis 7 Werktagen' : at === 4 ? 'Nur noch wenige' : 'Auf Lager'}
        </Availability>
      }
      swatches={
        at === 0
          ? {
              colors: ['#c8102e', '#f2c11c', '#2f8f57', '#1d5fae', '#f4f1ea'],
              label: 'in 6 Farben: Rot, Gelb, Grün, Blau, Weiß und eine weitere',
              more: 1,
            }
          : undefined
      }
      variantsHint={at === 3 ? 'in mehreren Ausführungen' : undefined}
    />
  );
}
