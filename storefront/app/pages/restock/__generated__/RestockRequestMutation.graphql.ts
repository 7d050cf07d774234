/**
 * @generated SignedSource<<e210c2bfd4712b07e890bf739be529d4>>
 * @relayHash 9d16baeaa028fe60d1f59975ccb5acb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fde5b00e4dad28e8dac1d4398af61c750e3dc28ce904159b6fb3fa8feb01187

import type { ConcreteRequest } from 'relay-runtime';
export type RestockRequestMutation$variables = {
  articleNumber: string;
  email: string;
  website?: string | null | undefined;
};
export type RestockRequestMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type RestockRequestMutation = {
  response: RestockRequestMutation$data;
  variables: RestockRequestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "articleNumber"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "website"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "articleNumber",
        "variableName": "articleNumber"
      },
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
      }
    ],
    "concreteType": "RestockResult",
    "kind": "LinkedField",
    "name": "restockRequest",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorMessage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldError",
        "kind": "LinkedField",
        "name": "fieldErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RestockRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestockRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8fde5b00e4dad28e8dac1d4398af61c750e3dc28ce904159b6fb3fa8feb01187",
    "metadata": {},
    "name": "RestockRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3c1ab351373b8fa1d672fcbcea0a22f5";

export default node;
