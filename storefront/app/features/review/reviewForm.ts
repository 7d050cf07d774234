import { faultsOf, length } from '../form/rules.ts';

/** DEC-46. */
export function reviewFaults(values: Readonly<Record<string, string>>): Record<string, string> {
  return faultsOf(
    [
      { name: 'rating', isRequired: true, rules: [] },
      { name: 'title', isRequired: true, rules: [length(3, 80)] },
      { name: 'message', isRequired: true, rules: [length(10, 2000)] },
      { name: 'author', isRequired: true, rules: [length(2, 40)] },
    ],
    values,
  );
}
