import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/requestContext.ts';
import { refusalOf } from '../form/answer.ts';
import { runFormAction } from '../form/runFormAction.server.ts';
import type { EnterCompetitionMutation } from './__generated__/EnterCompetitionMutation.graphql';
import { type CompetitionAnswer, competitionFaults } from './competitionForm.ts';
import { enterCompetitionMutation } from './EnterCompetitionMutation.ts';

/** NEWS-05: enters a prize draw of the page. */
export const enterCompetition = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<CompetitionAnswer, CompetitionAnswer>(request, {
    // A page may have several.
    failed: (failure) => ({ competition: failure.values.competition ?? '', failure }),
    check: competitionFaults,
    async send(values) {
      const { competition = '', salutation = '', firstName = '', lastName = '' } = values;
      const { email = '', answer = '' } = values;
      const { competition: result } = await mutate<EnterCompetitionMutation>(
        context.get(relayContext),
        enterCompetitionMutation,
        { name: competition, salutation, firstName, lastName, email, answer, acceptsTerms: true },
      );
      return result.successful
        ? { answer: { competition } }
        : { refusal: refusalOf(values, result) };
    },
  });
