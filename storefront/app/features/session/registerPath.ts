/** The page where an account is opened. @param target the page after it; undefined: the account */
export const registerPath = (target: string | undefined): string =>
  target === undefined
    ? '/myaccount/register'
    : `/myaccount/register?${new URLSearchParams({ redirect: target })}`;
