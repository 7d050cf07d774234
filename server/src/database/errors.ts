/** PostgreSQL can't be reached, went away, is overrun or takes no writes. It may be back for the next statement. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(options: { readonly cause: unknown }) {
    super('The database is not available', options);
  }
}

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT', // the socket of an embedded PostgreSQL that is stopped
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const sqlStates = new Set([
  '57P01', // administrator's shutdown
  '57P02', // crash shutdown
  '57P03', // starting up or shutting down
  '57P05', // idle session ended
  '25P03', // idle transaction ended
  '53300', // too many connections
  '25006', // a standby that is not promoted yet
]);

/** pg has no codes for these, only words. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether an error of pg means that the database can't be used for now: its connection is gone, or it only reads. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return driverMessages.test(error.message);
  return systemCodes.has(code) || sqlStates.has(code) || /^08...$/.test(code);
}
