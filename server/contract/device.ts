/** Days that a browser is known after its last login: no browser keeps a cookie for longer. */
export const deviceDays = 400;
