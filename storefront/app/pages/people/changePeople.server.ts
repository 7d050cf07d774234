import { type IEnvironment, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { keepingForm } from '../../features/form/keepingForm.server.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import type { ChangePersonMutation } from './__generated__/ChangePersonMutation.graphql';
import type { InvitePersonMutation } from './__generated__/InvitePersonMutation.graphql';
import type { RemovePersonMutation } from './__generated__/RemovePersonMutation.graphql';
import type { RevokePersonInviteMutation } from './__generated__/RevokePersonInviteMutation.graphql';
import { changePersonMutation } from './ChangePersonMutation.ts';
import { invitePersonMutation } from './InvitePersonMutation.ts';
import { formNamed, type PeopleForm, path, peopleFaults } from './peopleForms.ts';
import { removePersonMutation } from './RemovePersonMutation.ts';
import { revokePersonInviteMutation } from './RevokePersonInviteMutation.ts';

export interface PeopleAnswer {
  readonly failure: FormFailure;
}

type Values = Readonly<Record<string, string>>;

/** Invites, changes or removes somebody, as the form says that was sent. */
export const changePeople = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<Response, PeopleAnswer>(request, {
    failed: asFailure,
    check: (values) => peopleFaults(values, context.get(requestContext).domain.shopLanguage),
    send: (values) =>
      keepingForm(context, values, async () => {
        const name = formNamed(values.form) ?? 'revoke';
        const result = await run(context.get(relayContext), name, values);
        if (!result.successful) return { refusal: refusalOf(values, result) };
        return { answer: seeOther(`${path}?done=${name}`) };
      }),
  });

async function run(environment: IEnvironment, name: PeopleForm, values: Values) {
  const { person: personId = '', email = '', firstName = '', lastName = '' } = values;
  const { role = '', orderLimit = '', invite: inviteId = '' } = values;
  switch (name) {
    case 'invite': {
      const form = { email, firstName, lastName, role, orderLimit };
      return (await mutate<InvitePersonMutation>(environment, invitePersonMutation, form)).result;
    }
    case 'change': {
      const form = { personId, role, orderLimit };
      return (await mutate<ChangePersonMutation>(environment, changePersonMutation, form)).result;
    }
    case 'remove':
      return (await mutate<RemovePersonMutation>(environment, removePersonMutation, { personId }))
        .result;
    case 'revoke':
      return (
        await mutate<RevokePersonInviteMutation>(environment, revokePersonInviteMutation, {
          inviteId,
        })
      ).result;
  }
}
