import { fireEvent, render } from '@testing-library/react';
import {
  Children,
  cloneElement,
  createRef,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as system from '../index.ts';
import { examples } from './examples.ts';

/** Renders no element of its own. */
const withoutElement = new Set(['LinkProvider']);
/** Its class dresses the frame around the element that takes everything else. */
const framed = new Set(['Picture', 'TileGrid']);
const components = Object.keys(examples).filter((name) => !withoutElement.has(name));

type Props = Record<string, unknown>;
const opening = new Set<unknown>([
  system.Flyout,
  system.Menu,
  system.Modal,
  system.Popover,
  system.Tooltip,
]);

/** The example of a component with further props for it, wherever in it the component stands. */
function exampleOf(name: string, props: Props): ReactElement {
  const type: unknown = Reflect.get(system, name);
  const give = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return Children.map(node, give);
    if (!isValidElement<Props>(node)) return node;
    return cloneElement(node, {
      // What lies over the page is there as long as it is open.
      ...(opening.has(node.type) && { defaultOpen: true }),
      ...(node.type === type ? props : { children: give(node.props.children as ReactNode) }),
    });
  };
  return give(examples[name]) as ReactElement;
}

/** Renders an example and answers with the element that took the ref. */
function show(name: string, props: Props = {}) {
  sessionStorage.clear();
  const ref = createRef<HTMLElement>();
  // A button takes no click while it is loading, the caller's neither.
  const answering = name === 'Button' && { loading: false };
  const { container, unmount } = render(exampleOf(name, { ...answering, ...props, ref }));
  if (!ref.current) throw new Error(`${name} hands its ref to nothing`);
  const leave = () => {
    unmount();
    container.remove();
  };
  return { root: ref.current, leave };
}

const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  // jsdom goes nowhere, and says so.
  document.addEventListener('click', stay);
  document.addEventListener('submit', stay);
  HTMLElement.prototype.hidePopover = function () {
    this.dataset.hidden = '';
  };
  HTMLElement.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  document.removeEventListener('click', stay);
  document.removeEventListener('submit', stay);
});

test.each(components)('%s takes ref, class, style and attributes, and adds its own', (name) => {
  const plain = show(name);
  const classes = [...plain.root.classList];
  const described = plain.root.getAttribute('aria-describedby')?.split(' ') ?? [];
  const styles = [...plain.root.style];
  plain.leave();
  const { root } = show(name, {
    className: 'callers',
    style: { '--callers': 'too' },
    'data-callers': 'too',
    'aria-describedby': 'elsewhere',
  });
  expect(root).toHaveAttribute('data-callers', 'too');
  expect([...root.style]).toEqual(expect.arrayContaining([...styles, '--callers']));
  expect(root.getAttribute('aria-describedby')?.split(' ')).toEqual([
    ...described.map(() => expect.any(String)),
    'elsewhere',
  ]);
  const dressed = framed.has(name) ? root.parentElement : root;
  expect(dressed).toHaveClass('callers');
  expect([...root.classList]).toEqual(expect.arrayContaining(classes));
});

/** Ids are counted on from one rendering to the next; what counts is which of them are the same. */
function snapshot(): string {
  const ids = new Map<string, string>();
  const html = document.body.innerHTML.replace(/_r_\w+?_/g, (id) => {
    ids.set(id, ids.get(id) ?? `id${ids.size}`);
    return ids.get(id) ?? '';
  });
  const selections = [...document.querySelectorAll('input')].map((input) =>
    [input.value, input.selectionStart, input.selectionEnd].join(),
  );
  return [html, ...selections].join('\n');
}

/** What a reader may do to an element, and what the page looks like after each of it. */
function use(root: HTMLElement, outside: HTMLElement): readonly string[] {
  const isText = root instanceof HTMLInputElement && root.selectionStart !== null;
  const actions: (() => unknown)[] = [
    () => fireEvent.pointerEnter(root),
    () => fireEvent.focus(root),
    () => fireEvent.keyDown(root, { key: 'ArrowDown' }),
    () => fireEvent.keyDown(root, { key: 'ArrowUp' }),
    () => isText && fireEvent.change(root, { target: { value: 'Ö' } }),
    () => fireEvent.keyDown(root, { key: 'ArrowDown' }),
    () => fireEvent.blur(root, { relatedTarget: outside }),
    () => fireEvent.pointerLeave(root),
    () => root instanceof HTMLFormElement && fireEvent.submit(root),
    () => fireEvent.click(root),
    () => fireEvent.keyDown(root, { key: 'Escape' }),
  ];
  return actions.map((act) => {
    act();
    return snapshot();
  });
}

test.each(components)('%s handles events, and its caller does, too', (name) => {
  const outside = document.createElement('button');
  document.body.append(outside);
  onTestFinished(() => outside.remove());
  const listeners = {
    onPointerEnter: vi.fn(),
    onPointerLeave: vi.fn(),
    onFocus: vi.fn(),
    onBlur: vi.fn(),
    onKeyDown: vi.fn(),
    onClick: vi.fn(),
  };
  const alone = show(name);
  const expected = use(alone.root, outside);
  alone.leave();

  const listened = show(name, listeners);
  expect(use(listened.root, outside)).toEqual(expected);
  for (const [handler, spy] of Object.entries(listeners)) {
    expect(spy.mock.calls.length, handler).toBeGreaterThan(0);
  }
});

test.each([
  'Checkbox',
  'Combobox',
  'DateField',
  'EmailField',
  'FileUpload',
  'PasswordField',
  'RadioGroup',
  'RatingField',
  'Select',
  'Switch',
  'TextArea',
  'TextField',
])('%s is marked invalid without any words', (name) => {
  const { root } = show(name, { error: undefined, hint: undefined, invalid: true });
  const controls = root.matches('fieldset') ? [...root.querySelectorAll('input')] : [root];
  for (const control of controls) {
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('');
  }
});
