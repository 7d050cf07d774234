/** What other modules may use of logins. */
export { hashPassword, verifyPassword } from './password.ts';
