/** Deadlock, serialization failure, and a row that another transaction inserted first. */
const lostRaces = new Set(['40P01', '40001', '23505']);

const attempts = 5;

/**
 * Runs a transaction again that lost a race against another one: it was rolled back whole, and what
 * it collided with is committed or gone by now. Any other failure, and the last one, is thrown.
 */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (attempt === attempts || typeof code !== 'string' || !lostRaces.has(code)) throw error;
    }
  }
}
