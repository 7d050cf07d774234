import {
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime';
import { pageFailure } from '../network/errors.ts';

/**
 * A query's answer as the API sent it, for loaders that want facts which no component reads: put
 * into no store, and sent to no browser. The query spreads no fragments, whose data Relay would hide.
 *
 * @throws GraphQLRequestError, fatal and with status 503, when the query fails (ERR-06)
 */
export async function serverAnswer<TQuery extends OperationType>(
  environment: IEnvironment,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): Promise<TQuery['response']> {
  const { params } = getRequest(query);
  try {
    const response = await environment.getNetwork().execute(params, variables, {}).toPromise();
    const { data } = (Array.isArray(response) ? response[0] : response) ?? {};
    if (!data) throw new TypeError('The API sent no data');
    return data as TQuery['response'];
  } catch (error) {
    throw pageFailure(error, params.name);
  }
}
