import {
  type GraphQLResponse,
  type INetwork,
  Observable,
  type PayloadData,
  type UploadableMap,
  type Variables,
} from 'relay-runtime';
import { type ApiError, GraphQLRequestError } from '../network/errors.ts';
import type { OperationMetadata } from '../network/operation.ts';

/** An operation that a component sent, and the ways to answer it. */
export interface MockOperation {
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly variables: Variables;
  readonly metadata: OperationMetadata;
  readonly uploadables: UploadableMap | undefined;
  /** Answered, failed, or given up by the component. */
  readonly isOver: boolean;
  /** Answers with whole data, as the API sends them: with ids, and `__typename` where asked for. */
  resolve(data: PayloadData, errors?: readonly ApiError[]): void;
  /** Answers with the critical data; `deliver` and `end` follow. */
  resolveCritical(data: PayloadData): void;
  /** Delivers a deferred fragment for the record at `path`. */
  deliver(fragment: string, path: (string | number)[], data: PayloadData): void;
  /** Ends an answer in parts; fragments not delivered have failed. */
  end(): void;
  /** Fails the operation; an object fills in a GraphQLRequestError. */
  reject(error: Error | Partial<ConstructorParameters<typeof GraphQLRequestError>[0]>): void;
}

type Answer = PayloadData | Error | ((variables: Variables) => PayloadData);

/** A network that a test or a story answers by hand, or once for all by name. */
export interface MockNetwork extends INetwork {
  /** Every operation so far, in order. */
  readonly operations: readonly MockOperation[];
  /** The oldest open operation of this name. @throws when there is none */
  pending(name: string): MockOperation;
  /** Answers operations of this name at once, from now on. */
  answer(name: string, answer: Answer): void;
}

export function createMockNetwork(): MockNetwork {
  const operations: MockOperation[] = [];
  const answers = new Map<string, Answer>();
  return {
    operations,
    answer: (name, answer) => {
      answers.set(name, answer);
    },
    pending: (name) => {
      const operation = operations.find((each) => each.name === name && !each.isOver);
      if (operation) return operation;
      const open = operations.filter(({ isOver }) => !isOver).map((each) => each.name);
      throw new Error(`No open operation ${name}; open are: ${open.join(', ') || 'none'}`);
    },
    execute: ({ name, operationKind: kind }, variables, cacheConfig, uploadables) =>
      Observable.create<GraphQLResponse>((sink) => {
        let isOver = false;
        const end = () => {
          isOver = true;
          sink.complete();
        };
        const operation: MockOperation = {
          name,
          kind,
          variables,
          metadata: cacheConfig.metadata ?? {},
          uploadables: uploadables ?? undefined,
          get isOver() {
            return isOver;
          },
          resolve: (data, errors) => {
            sink.next({ data, ...(errors && { errors: [...errors] }) } as GraphQLResponse);
            end();
          },
          resolveCritical: (data) => sink.next({ data, extensions: { is_final: false } }),
          deliver: (fragment, path, data) =>
            sink.next({
              data,
              path,
              label: `${name}$defer$${fragment}`,
              extensions: { is_final: false },
            }),
          end,
          reject: (error) => {
            isOver = true;
            sink.error(error instanceof Error ? error : failure(name, error));
          },
        };
        operations.push(operation);
        const answer = answers.get(name);
        if (answer instanceof Error) operation.reject(answer);
        else if (answer) operation.resolve(answerData(answer, variables));
        return () => {
          isOver = true;
        };
      }),
  };
}

function answerData(answer: Exclude<Answer, Error>, variables: Variables): PayloadData {
  return typeof answer === 'function' ? answer(variables) : answer;
}

function failure(
  operationName: string,
  given: Partial<ConstructorParameters<typeof GraphQLRequestError>[0]>,
): GraphQLRequestError {
  return new GraphQLRequestError({ kind: 'graphql', message: 'Failed', operationName, ...given });
}
