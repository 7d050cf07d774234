/**
 * @generated SignedSource<<20c5719882d42efabd00fb2685efa6c8>>
 * @relayHash b275b76ce3c8173ab6ebda97a3df8cb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcd9aa9babc75b6d15d34851d0dd8496f0f319c6afcd1dde13d1a65af5e36865

import type { ConcreteRequest } from 'relay-runtime';
export type SetOrderCommentMutation$variables = {
  cartId: string;
  text: string;
};
export type SetOrderCommentMutation$data = {
  readonly setOrderComment: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type SetOrderCommentMutation = {
  response: SetOrderCommentMutation$data;
  variables: SetOrderCommentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "orderComment",
        "variableName": "text"
      }
    ],
    "concreteType": "CartResult",
    "kind": "LinkedField",
    "name": "setOrderComment",
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
    "name": "SetOrderCommentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SetOrderCommentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fcd9aa9babc75b6d15d34851d0dd8496f0f319c6afcd1dde13d1a65af5e36865",
    "metadata": {},
    "name": "SetOrderCommentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82d58892eb5988190f813334a31491df";

export default node;
