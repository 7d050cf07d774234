import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formFailure } from '../form/answer.ts';
import type { DeclarationState } from './declare.server.ts';

/** The server does not know the browser's history, so what it rendered comes first. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/**
 * The step of a declaration. Each after the form has an address of its own, and its data in the browser's
 * history alone: loading the page anew keeps the step, and going back leads to the form as it was filled in.
 *
 * @param answer the last action data
 */
export function useDeclaration(answer: DeclarationState | undefined): DeclarationState | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const hasHistory = useIsHydrated();
  useEffect(() => {
    if (answer === undefined) return;
    const isForm = answer.step === 'form';
    if (isForm && search === '') return;
    void navigate(isForm ? pathname : `${pathname}?step=${answer.step}`, {
      state: { declaration: answer },
      replace: answer.step !== 'review',
      preventScrollReset: true,
    });
  }, [answer, navigate, pathname, search]);

  const kept = (state as { readonly declaration?: DeclarationState } | null)?.declaration;
  const step = answer ?? (hasHistory ? kept : undefined);
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>();
  if (step?.step === 'review' && step.values !== entered) setEntered(step.values);
  const filledIn = useMemo(
    () => entered && ({ step: 'form', form: formFailure(entered, {}) } as const),
    [entered],
  );
  return step ?? filledIn;
}
