import { Carousel } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { ProductTile, type ProductTileProps } from './ProductTile.tsx';

/** LIST-25: how many pictures load without waiting for the scroll position. */
const eagerPictures = 4;

export interface ProductCarouselProps {
  /** Name of the list, such as "Passendes Zubehör". */
  label: string;
  products: readonly ProductTileProps['product'][];
}

/** Products in one row, up to five in view. */
export function ProductCarousel({ label, products }: ProductCarouselProps) {
  const t = useMessages();
  return (
    <Carousel
      label={label}
      labels={{
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        position: (from, to, total) => t('carousel.position', { from, to, total }),
      }}
    >
      {products.map((product, index) => (
        <ProductTile key={product.id} product={product} eager={index < eagerPictures && 'low'} />
      ))}
    </Carousel>
  );
}
