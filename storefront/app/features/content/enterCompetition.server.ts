import { graphql, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/requestContext.ts';
import { refusalOf } from '../form/answer.ts';
import { takeForm } from '../form/takeForm.server.ts';
import type { enterCompetitionMutation } from './__generated__/enterCompetitionMutation.graphql';
import { type CompetitionAnswer, competitionFaults } from './competitionForm.ts';

const mutation = graphql`
  mutation enterCompetitionMutation(
    $name: String!
    $salutation: String!
    $firstName: String!
    $lastName: String!
    $email: String!
    $answer: String
    $acceptsTerms: Boolean!
  ) {
    competition(
      name: $name
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      email: $email
      answer: $answer
      acceptsTerms: $acceptsTerms
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;

/** NEWS-05: takes part in a prize draw of the page. */
export const enterCompetition = (context: Readonly<RouterContextProvider>, request: Request) =>
  takeForm<CompetitionAnswer, CompetitionAnswer>(request, {
    // A page may have several.
    failed: (failure) => ({ competition: failure.values.competition ?? '', failure }),
    check: competitionFaults,
    async send(values) {
      const { competition = '', salutation = '', firstName = '', lastName = '' } = values;
      const { email = '', answer = '' } = values;
      const { competition: result } = await mutate<enterCompetitionMutation>(
        context.get(relayContext),
        mutation,
        { name: competition, salutation, firstName, lastName, email, answer, acceptsTerms: true },
      );
      return result.successful
        ? { answer: { competition } }
        : { refusal: refusalOf(values, result) };
    },
  });
