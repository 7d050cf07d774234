/** The part of a catalogue that only the pages of an order show (vite/messages.ts). */
declare module '*.json?order' {
  const messages: unknown;
  export default messages;
}
