/**
 * Calls the caller's handler, then the component's own unless the caller's prevented the default, as
 * Radix does (docs/decisions/024-public-face-of-components.md). A default that was prevented before
 * does not count: a dialog prevents that of the Escape that is meant for an open list.
 */
export function composeHandlers<Event extends { defaultPrevented: boolean }>(
  callers: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    const wasPrevented = event.defaultPrevented;
    callers?.(event);
    if (wasPrevented || !event.defaultPrevented) own(event);
  };
}

interface ControlEvent<Value> {
  defaultPrevented: boolean;
  currentTarget: Value;
}

/** The `onChange` of a text control: calls the caller's, then `onValueChange` with the text. */
export function composeValueChange<Event extends ControlEvent<{ value: string }>>(
  onChange: ((event: Event) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  return onValueChange
    ? composeHandlers(onChange, (event: Event) => onValueChange(event.currentTarget.value))
    : onChange;
}

/** The `onChange` of a checkbox: calls the caller's, then `onCheckedChange` with its state. */
export function composeCheckedChange<Event extends ControlEvent<{ checked: boolean }>>(
  onChange: ((event: Event) => void) | undefined,
  onCheckedChange: ((checked: boolean) => void) | undefined,
) {
  return onCheckedChange
    ? composeHandlers(onChange, (event: Event) => onCheckedChange(event.currentTarget.checked))
    : onChange;
}
