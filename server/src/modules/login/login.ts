/** What other modules may use of logins. */
export { QueueFullError } from './fairQueue.ts';
export { hashPassword, verifyPassword } from './password.ts';
