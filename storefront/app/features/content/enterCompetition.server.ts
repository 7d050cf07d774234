import { graphql, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/visit.ts';
import { type FormFailure, formFailure, hasFaults, refusalOf, textsOf } from '../form/answer.ts';
import { isOutage } from '../form/sending.ts';
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
export async function enterCompetition(context: Readonly<RouterContextProvider>, request: Request) {
  const { competition = '', ...values } = textsOf(await request.formData());
  const refuse = (status: number, failure: FormFailure) =>
    data<CompetitionAnswer>({ competition, failure }, { status });
  const faults = competitionFaults(values);
  if (hasFaults(faults)) return refuse(400, formFailure(values, faults));
  try {
    const { salutation = '', firstName = '', lastName = '', email = '', answer = '' } = values;
    const { competition: result } = await mutate<enterCompetitionMutation>(
      context.get(relayContext),
      mutation,
      { name: competition, salutation, firstName, lastName, email, answer, acceptsTerms: true },
    );
    if (result.successful) return data<CompetitionAnswer>({ competition });
    return refuse(422, refusalOf(values, result));
  } catch (error) {
    if (!isOutage(error)) throw error;
    return refuse(503, formFailure(values, {}, 'somethingWentWrong'));
  }
}
