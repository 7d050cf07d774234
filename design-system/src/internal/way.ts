/**
 * 1 where text runs from left to right, -1 where it runs from right to left: for what has no logical
 * property, such as the angle of a gradient, the place of a shadow, the path of an animation. The base
 * styles set it where an element says `dir`. Not by `:dir()`: builds for browsers that lack it write a
 * list of languages instead.
 */
export const way = 'var(--k-way, 1)';
