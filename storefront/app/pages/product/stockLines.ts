/** PDP-20: "In stock." (German "Auf Lager.") stands alone, the rest is the second line. */
export function stockLines(text: string): readonly [stock: string, delivery: string] {
  const [, stock, delivery = ''] = /^(Auf Lager|In stock)\.(.*)$/s.exec(text) ?? [];
  return stock === undefined ? [text, ''] : [stock, delivery.trimStart()];
}
