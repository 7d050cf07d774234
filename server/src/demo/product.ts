import type { Drawing } from '../modules/media/service.ts';
import type { AttributeId } from './attributes.ts';
import type { MakerId } from './manufacturers.ts';
import type { Text } from './text.ts';
import type { WarningId } from './warnings.ts';

/** What reviewers talk about: which sentences fit a product (demo/reviews). */
export type Topic =
  | 'heft'
  | 'papier'
  | 'stift'
  | 'farbe'
  | 'ordnen'
  | 'werkzeug'
  | 'kleben'
  | 'tasche'
  | 'buch'
  | 'lernmaterial'
  | 'spiel'
  | 'basteln'
  | 'musik'
  | 'sport'
  | 'moebel'
  | 'buero'
  | 'technik'
  | 'kerze';

export interface ItemSpec {
  readonly variant?: Readonly<Partial<Record<AttributeId, string>>>;
  /** The variant's own picture first. */
  readonly pictures: readonly Drawing[];
  /** Cents with German VAT; the product's price where it is missing. */
  readonly price?: number;
  /** What one piece holds, where the law wants a base price (PAngV § 4). */
  readonly content?: {
    readonly amount: number;
    readonly unit: 'kg' | 'l' | 'm' | 'm2' | 'm3' | 'piece' | 'sheet';
  };
  readonly grams?: number;
}

/** A product as the assortment writes it down; complete.ts turns it into a line of the import. */
export interface ProductSpec {
  readonly id: string;
  readonly category: string;
  readonly also?: readonly string[];
  readonly maker: MakerId;
  readonly name: Text;
  readonly summary: Text;
  /** Paragraphs, separated by an empty line. */
  readonly description: Text;
  readonly features: readonly (readonly [name: Text, value: Text])[];
  readonly attributes?: Readonly<Partial<Record<AttributeId, readonly string[]>>>;
  readonly warnings?: readonly WarningId[];
  readonly documents?: readonly { readonly name: Text; readonly url: string }[];
  readonly price: number;
  readonly items: readonly ItemSpec[];
  readonly topic: Topic;
  readonly grams?: number;
  readonly book?: boolean;
  readonly reducedTax?: boolean;
  readonly bulky?: boolean;
  /** Sold from this number of pieces on. */
  readonly minimum?: number;
  readonly warranty?: Text;
  readonly energy?: { readonly class: string };
  readonly charger?: { included: boolean; minWatt: number; maxWatt: number; usbPd: boolean };
  readonly storefronts?: readonly ('de' | 'at' | 'ch' | 'b2b')[];
  readonly badge?: 'eco' | 'class-pack' | 'teachers' | 'starter' | 'classic';
  /** Products of the same shelf that go with this one. */
  readonly accessories?: readonly string[];
}
