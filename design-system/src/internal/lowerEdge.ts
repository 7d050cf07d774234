/**
 * Custom property of the document: height in px of what covers the lower edge of the screen for as long
 * as it is there, such as the question for consent. What keeps to that edge itself stays above it.
 */
export const lowerEdge = '--kreide-lower-edge';
