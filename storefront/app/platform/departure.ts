type Hearer = (path: string) => void;

const hearers = new Set<Hearer>();

/** Says that a link was followed, before anything of the page that it leads to is there. */
export function depart(path: string): void {
  for (const hear of hearers) hear(path);
}

/** @returns ends it */
export function hearDepartures(hear: Hearer): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}
