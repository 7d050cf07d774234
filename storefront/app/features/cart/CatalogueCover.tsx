import { IconBook } from '@kreide/design-system';
import { cover } from './CatalogueCover.css.ts';

/** Stands for a printed catalogue, of which there is no photo. */
export function CatalogueCover() {
  return (
    <div className={cover}>
      <IconBook size="l" />
    </div>
  );
}
