/** What products say of themselves, by the fact's name. */
export interface Described {
  readonly features: readonly { readonly name: string; readonly value: string }[];
}

export interface Fact {
  readonly name: string;
  /** Of each product, in their order; undefined: it says nothing of it. */
  readonly values: readonly (string | undefined)[];
  readonly isDifferent: boolean;
}

/** Facts side by side, in the order in which the products name them, the first product's first. */
export function factsOf(products: readonly Described[]): readonly Fact[] {
  const names = new Set(products.flatMap(({ features }) => features.map(({ name }) => name)));
  return [...names].map((name) => {
    const values = products.map(({ features }) => {
      const said = features.filter((feature) => feature.name === name);
      return said.length > 0 ? said.map(({ value }) => value).join(', ') : undefined;
    });
    return { name, values, isDifferent: new Set(values).size > 1 };
  });
}
