/**
 * @generated SignedSource<<0de0400b551bd7cd6b7eb9623d267ca4>>
 * @relayHash a8f23162057a3754854a5d4ac241728e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e2470d8a680da105ffe0a66359df04d2bcacac6fc4819800a5cab0485c0b3e7

import type { ConcreteRequest } from 'relay-runtime';
export type AllowRatingMailMutation$variables = {
  orderId: string;
  wording: string;
};
export type AllowRatingMailMutation$data = {
  readonly allowRatingMail: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type AllowRatingMailMutation = {
  response: AllowRatingMailMutation$data;
  variables: AllowRatingMailMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "wording"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      },
      {
        "kind": "Variable",
        "name": "wording",
        "variableName": "wording"
      }
    ],
    "concreteType": "RatingMailResult",
    "kind": "LinkedField",
    "name": "allowRatingMail",
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
    "name": "AllowRatingMailMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AllowRatingMailMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6e2470d8a680da105ffe0a66359df04d2bcacac6fc4819800a5cab0485c0b3e7",
    "metadata": {},
    "name": "AllowRatingMailMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a083535be2df75530dd07ee68b7468b8";

export default node;
