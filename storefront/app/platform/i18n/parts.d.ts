/** Parts of a catalogue that most visits never show (vite/messages.ts). */
declare module '*.json?order' {
  const messages: unknown;
  export default messages;
}
declare module '*.json?product' {
  const messages: unknown;
  export default messages;
}
declare module '*.json?wishlist' {
  const messages: unknown;
  export default messages;
}
declare module '*.json?consent' {
  const messages: unknown;
  export default messages;
}
