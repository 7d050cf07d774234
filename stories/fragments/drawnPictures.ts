import { type Drawing, drawing } from '../design-system/goods.tsx';

const drawings: readonly (readonly [Drawing, string])[] = [
  ['scissors', '#d5333c'],
  ['book', '#2b6fd3'],
  ['pencil', '#f0b02c'],
  ['folder', '#2e3a50'],
];

/**
 * The shop's pictures come from its server, which is not here: a drawing stands in for each that
 * cannot be loaded.
 */
export function drawMissingPictures(canvas: HTMLElement): () => void {
  const draw = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    const id = /\/media\/\D*(\d+)\//.exec(target.src)?.[1];
    const [name, hue] = drawings[(Number(id) - 1) % drawings.length] ?? [];
    if (!name || !hue) return;
    for (const source of target.parentElement?.querySelectorAll('source') ?? []) source.remove();
    target.src = drawing(name, hue);
  };
  canvas.addEventListener('error', draw, { capture: true });
  return () => canvas.removeEventListener('error', draw, { capture: true });
}
