/** Deadlock and serialization failure: PostgreSQL ended one transaction for the sake of another. */
const sacrificed = ['40P01', '40001'];
/** The same, or a row that another transaction inserted first. */
const lostRaces = [...sacrificed, '23505'];

const attempts = 5;

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  codes.includes(String((error as { code?: unknown }).code));

/** Whether the same work may succeed when it is done again. */
export const isSacrificed = (error: unknown): boolean => hasCode(error, sacrificed);

async function again<T>(work: () => Promise<T>, codes: readonly string[]): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !hasCode(error, codes)) throw error;
    }
  }
}

/**
 * Runs a transaction again that lost a race against another one: it was rolled back whole, and what
 * it collided with is committed or gone by now. Any other failure, and the last one, is thrown.
 */
export const retried = <T>(transaction: () => Promise<T>): Promise<T> =>
  again(transaction, lostRaces);

/** The same only where PostgreSQL sacrificed it: a row that is there already is an answer. */
export const unsacrificed = <T>(work: () => Promise<T>): Promise<T> => again(work, sacrificed);
