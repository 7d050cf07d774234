import {
  type CatalogReadModel,
  type Numbering,
  noNumber,
  translation,
} from '../catalog/catalog.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import type { Prior } from './matches.ts';

const unknown = -1;

/**
 * What is listed counts, and more the more it is bought; what is sold out counts less. A query
 * asks for thousands of products, and the next one for the same: what was worked out is kept until
 * a listing would show something else; what is bought meanwhile waits for that.
 */
export function createPriors(
  readModel: Pick<CatalogReadModel, 'generation' | 'products'>,
): (indexed: Numbering, storefront: StorefrontId) => Prior {
  const kept = new WeakMap<Numbering, Map<StorefrontId, { generation: number; prior: Prior }>>();
  return (indexed, storefront) => {
    const generation = readModel.generation();
    let own = kept.get(indexed);
    if (own === undefined) {
      own = new Map();
      kept.set(indexed, own);
    }
    let known = own.get(storefront);
    if (known?.generation !== generation) {
      known = { generation, prior: priorOf(indexed, readModel.products(storefront)) };
      own.set(storefront, known);
    }
    return known.prior;
  };
}

function priorOf(indexed: Numbering, columns: ReturnType<CatalogReadModel['products']>): Prior {
  const { numbering, price, availability, popularity } = columns;
  const table = translation(indexed, numbering);
  const factors = new Float32Array(table.length).fill(unknown);
  function workOut(number: number): number {
    const product = table[number] ?? noNumber;
    if (product === noNumber || (price[product] ?? -1) < 0) return 0;
    const bought = Math.log2(1 + (popularity[product] ?? 0)) / 20;
    const isSoldOut = availability[product] === 2;
    return (0.85 + 0.15 * Math.min(1, bought)) * (isSoldOut ? 0.6 : 1);
  }
  return (number) => {
    let factor = factors[number] ?? 0;
    if (factor === unknown) {
      factor = workOut(number);
      factors[number] = factor;
    }
    return factor;
  };
}
