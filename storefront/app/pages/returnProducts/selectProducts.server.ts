import { fetchQuery, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, formFailure, hasFaults } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import {
  draftCookie,
  draftIdOf,
  requireReturns,
  saveDraft,
} from '../../features/returns/returnDraft.server.ts';
import { returnPath, returnsStart } from '../../features/returns/steps.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { ReturnProductsPageQuery } from './__generated__/ReturnProductsPageQuery.graphql';
import type { UploadReturnImageMutation } from './__generated__/UploadReturnImageMutation.graphql';
import { returnProductsPageQuery } from './ReturnProductsPageQuery.ts';
import {
  faultsFromApi,
  fieldOf,
  filesOf,
  imageFaults,
  itemOf,
  keptImages,
  selectedLines,
  selectionFaults,
} from './selection.ts';
import { uploadReturnImageMutation } from './UploadReturnImageMutation.ts';

type Context = Readonly<RouterContextProvider>;

/** Uploads may take longer. */
const timeout = 30_000;

/** RET-11: keeps what was chosen, pictures first, and goes on. */
export const selectProducts = (context: Context, request: Request, hash: string) =>
  runFormAction<Response, FormFailure>(request, {
    failed: failureItself,
    async send(values, form) {
      const draftId = draftIdOf(request);
      const page = await fetchQuery<ReturnProductsPageQuery>(
        context.get(relayContext),
        returnProductsPageQuery,
        { hash, draftId },
      ).toPromise();
      requireReturns(page?.isEnabled ?? []);
      const lines = page?.order?.items;
      if (!lines) return { answer: seeOther(returnsStart) };
      const selected = selectedLines(values, lines);
      const faults = { ...selectionFaults(values, lines), ...imageFaults(form, selected) };
      if (hasFaults(faults)) return { refusal: formFailure(values, faults) };
      const items = [];
      for (const line of selected) {
        const { lineNo } = line;
        const images = [...keptImages(form, lineNo)];
        for (const file of filesOf(form, lineNo)) {
          const { imageId, errorMessage } = await upload(context, file);
          if (!imageId) {
            const problem = { [fieldOf('images', lineNo)]: errorMessage ?? 'somethingWentWrong' };
            return { refusal: formFailure(values, problem) };
          }
          images.push(imageId);
        }
        items.push({ ...itemOf(values, line), images });
      }
      const saved = await saveDraft(context, { hash, draftId, returnOrder: { items } });
      if (saved.draftId) {
        return {
          answer: seeOther(returnPath('regulations'), [draftCookie(context, saved.draftId)]),
        };
      }
      const found = faultsFromApi(saved.fieldErrors);
      const message = hasFaults(found) ? null : (saved.errorMessage ?? 'somethingWentWrong');
      return { refusal: formFailure(values, found, message) };
    },
  });

async function upload(context: Context, file: File) {
  const { result } = await mutate<UploadReturnImageMutation>(
    context.get(relayContext),
    uploadReturnImageMutation,
    { file: null },
    { metadata: { timeout }, uploadables: { file } },
  );
  return result;
}
