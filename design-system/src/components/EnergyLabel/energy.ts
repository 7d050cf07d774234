import type { PictureProps } from '../Picture/Picture.tsx';

/** Classes of the label, best first. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof energyClasses)[number];

/** The whole label, to be looked at on demand. */
export interface EnergyLabelDetails {
  /** The label itself. */
  picture: Omit<PictureProps, 'shape' | 'eager'>;
  /** Name of the dialog, such as "Energielabel". */
  title: string;
  /** Name of the button that closes the dialog. */
  closeLabel: string;
  /** The product information sheet, which the law wants beside the label. */
  sheet?: { label: string; href: string } | undefined;
}
