import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { json } from '../../platform/answers.server.ts';
import { cartIdOf } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import {
  asVisitor,
  isLoginOver,
  outcomeOf,
  securityLogoutCookie,
} from '../../platform/session.server.ts';
import type { BeginPasskeyLoginMutation } from './__generated__/BeginPasskeyLoginMutation.graphql';
import type { BeginPasskeyRegistrationMutation } from './__generated__/BeginPasskeyRegistrationMutation.graphql';
import type { FinishPasskeyRegistrationMutation } from './__generated__/FinishPasskeyRegistrationMutation.graphql';
import type { LoginWithPasskeyMutation } from './__generated__/LoginWithPasskeyMutation.graphql';
import { beginPasskeyLoginMutation } from './BeginPasskeyLoginMutation.ts';
import { beginPasskeyRegistrationMutation } from './BeginPasskeyRegistrationMutation.ts';
import { finishPasskeyRegistrationMutation } from './FinishPasskeyRegistrationMutation.ts';
import { loginWithPasskeyMutation } from './LoginWithPasskeyMutation.ts';
import type { PasskeyStep, RegistrationAnswer } from './passkeySteps.ts';

type Context = Readonly<RouterContextProvider>;
type Body = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What each step of a page with a passkey answers. */
export const passkeySteps: Readonly<
  Record<PasskeyStep, (context: Context, request: Request, body: Body) => Promise<Response>>
> = {
  async 'login-options'(context, request) {
    asVisitor(context, request);
    const { beginPasskeyLogin } = await mutate<BeginPasskeyLoginMutation>(
      context.get(relayContext),
      beginPasskeyLoginMutation,
      {},
    );
    return json(beginPasskeyLogin ?? null);
  },

  async login(context, request, { ceremony, response, stayLogged }) {
    asVisitor(context, request);
    const { login } = await mutate<LoginWithPasskeyMutation>(
      context.get(relayContext),
      loginWithPasskeyMutation,
      {
        ceremony: text(ceremony),
        response: text(response),
        stayLogged: stayLogged === true,
        mergeCart: true,
        cartId: cartIdOf(request) ?? null,
      },
    );
    const { answer, cookies } = outcomeOf(context, login);
    return json(answer, cookies);
  },

  'registration-options': (context, _, { currentPassword }) =>
    registering(context, async () => {
      const { result } = await mutate<BeginPasskeyRegistrationMutation>(
        context.get(relayContext),
        beginPasskeyRegistrationMutation,
        { currentPassword: text(currentPassword) },
      );
      return result;
    }),

  registration: (context, _, { ceremony, response, name }) =>
    registering(context, async () => {
      const { result } = await mutate<FinishPasskeyRegistrationMutation>(
        context.get(relayContext),
        finishPasskeyRegistrationMutation,
        { ceremony: text(ceremony), response: text(response), name: text(name) },
      );
      return result;
    }),
};

/** Where the login is over, the answer says so and the session is marked as ended (ERR-15). */
async function registering(
  context: Context,
  run: () => Promise<RegistrationAnswer>,
): Promise<Response> {
  try {
    return json(await run());
  } catch (error) {
    if (!isLoginOver(error)) throw error;
    const over: RegistrationAnswer = {
      successful: false,
      generalErrorMessage: 'vue.message.securityLogout',
      fieldErrors: [],
    };
    return json(over, [securityLogoutCookie(context)]);
  }
}
