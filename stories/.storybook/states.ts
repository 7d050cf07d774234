/** What somebody does to something, and what styles call it. */
const states = [
  { name: 'hover', pseudo: /:hover/g },
  { name: 'pressed', pseudo: /:active/g },
  { name: 'focus', pseudo: /:focus(?:-visible|-within)?(?![\w-])/g },
] as const;
export type State = (typeof states)[number]['name'];

const attribute = 'data-state-shown';

const pressable =
  'a[href], button, summary, select, [type="checkbox"], [type="radio"], [role="option"], [role="tab"], [role="slider"], [role^="menuitem"]';

const extended = new WeakSet<CSSRule>();

/**
 * Lets rules of a state hold for what says that it is in it as well. Within the rule, since one beside
 * it would take what a state is excluded from (`:not(:focus)`) away from what is truly in it.
 */
function extendRules(parent: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of parent.cssRules) {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) extendRules(rule);
    if (!(rule instanceof CSSStyleRule) || extended.has(rule)) continue;
    extended.add(rule);
    const selector = states.reduce(
      (text, { name, pseudo }) => text.replace(pseudo, `:is($&, [${attribute}="${name}"])`),
      rule.selectorText,
    );
    if (selector !== rule.selectorText) rule.selectorText = selector;
  }
}

/** Puts elements into a state, and what they stand in, as a pointer or the focus does. */
export function show(state: State, elements: readonly Element[]): void {
  for (const sheet of document.styleSheets) extendRules(sheet);
  for (const element of elements) {
    for (let each: Element | null = element; each; each = each.parentElement) {
      each.setAttribute(attribute, state);
    }
  }
}

/** Takes every state back. */
export function showNone(): void {
  for (const each of document.querySelectorAll(`[${attribute}]`)) each.removeAttribute(attribute);
}

/** What can be pressed here and now. */
export const pressables = (root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll(pressable)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [aria-disabled="true"], [data-disabled]') &&
      !element.closest('[inert], [aria-hidden="true"]'),
  );

const looks = [
  ...['color', 'backgroundColor', 'backgroundImage', 'borderTopColor', 'boxShadow', 'opacity'],
  ...['outlineStyle', 'outlineColor', 'outlineOffset', 'outlineWidth', 'fill', 'filter'],
  ...['textDecorationLine', 'translate', 'scale', 'borderTopStyle'],
] as const;

/** A line that is not drawn has no thickness. */
const thicknessOf = ({ textDecorationLine, textDecorationThickness }: CSSStyleDeclaration) =>
  textDecorationLine === 'none' ? '' : textDecorationThickness;

/**
 * What is chosen already answers no pointer. What a script lights up under the pointer has the look of
 * its focus.
 */
const withoutHover = '[aria-current], [aria-selected="true"], [data-active], [role^="menuitem"]';

/** How something looks, with what it stands in and what stands in it. */
function lookOf(element: Element): string {
  const around: Element[] = [];
  for (let each = element.parentElement; each && around.length < 4; each = each.parentElement) {
    around.push(each);
  }
  // What only takes the pointer, over what is drawn in its place, has no look itself.
  const own = getComputedStyle(element).opacity === '0' ? [] : [element];
  return [...around, ...own, ...element.querySelectorAll('*')]
    .flatMap((each) =>
      [undefined, '::before', '::after'].map((part) => getComputedStyle(each, part)),
    )
    .map((style) => [...looks.map((look) => style[look as 'color']), thicknessOf(style)].join())
    .join('\n');
}

/** @returns what looks the same whether or not it is hovered, pressed, or has the focus */
export function findLooksMissing(root: ParentNode): readonly string[] {
  // A story that shows a state by itself.
  if (document.querySelector(`[${attribute}]`)) return [];
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  const kinds = new Map(
    pressables(root).map((element) => [`${element.tagName} ${element.className}`, element]),
  );
  const missing: string[] = [];
  for (const [, element] of kinds) {
    const before = lookOf(element);
    for (const { name } of states) {
      // A pointer goes through it, such as a button that only a key brings to light.
      if (name !== 'focus' && getComputedStyle(element).pointerEvents === 'none') continue;
      if (name === 'hover' && element.matches(`:hover, ${withoutHover}`)) continue;
      // It shows that already, by itself; a ring inside looks the same when it is pressed.
      if (name !== 'hover' && element === document.activeElement) continue;
      show(name, [element]);
      if (lookOf(element) === before) {
        const label =
          element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
        missing.push(`${element.tagName.toLowerCase()} "${label}" has no look for: ${name}`);
      }
      showNone();
    }
  }
  still.remove();
  return missing;
}
