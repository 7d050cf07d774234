/**
 * The caller's handler, then the component's own unless the caller's has prevented the default: the
 * order and the way out that Radix has (docs/decisions/024-public-face-of-components.md). Whether the
 * default was prevented before says nothing: a dialog does so with the Escape that a list is to have.
 */
export function composeHandlers<Event extends { defaultPrevented: boolean }>(
  theirs: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    const wasPrevented = event.defaultPrevented;
    theirs?.(event);
    if (wasPrevented || !event.defaultPrevented) own(event);
  };
}

interface ControlEvent<Value> {
  defaultPrevented: boolean;
  currentTarget: Value;
}

/** The `onChange` of a control with a text: the caller's, and the text for `onValueChange`. */
export function tellValue<Event extends ControlEvent<{ value: string }>>(
  onChange: ((event: Event) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  return onValueChange
    ? composeHandlers(onChange, (event: Event) => onValueChange(event.currentTarget.value))
    : onChange;
}

/** The `onChange` of a box to check: the caller's, and whether it is checked for `onCheckedChange`. */
export function tellChecked<Event extends ControlEvent<{ checked: boolean }>>(
  onChange: ((event: Event) => void) | undefined,
  onCheckedChange: ((checked: boolean) => void) | undefined,
) {
  return onCheckedChange
    ? composeHandlers(onChange, (event: Event) => onCheckedChange(event.currentTarget.checked))
    : onChange;
}
