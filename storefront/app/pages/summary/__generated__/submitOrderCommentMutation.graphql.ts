/**
 * @generated SignedSource<<4b47134ad6aabed9aa5f099cf5f3ce4e>>
 * @relayHash f23e13e5c41b371897a5b8c57b3d299a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e33877ee3dfc4bb2fb4050a8ceafbd8da1647a851480ab8ea75ac1ff310a283

import type { ConcreteRequest } from 'relay-runtime';
export type submitOrderCommentMutation$variables = {
  cartId: string;
  text: string;
};
export type submitOrderCommentMutation$data = {
  readonly setOrderComment: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type submitOrderCommentMutation = {
  response: submitOrderCommentMutation$data;
  variables: submitOrderCommentMutation$variables;
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
    "name": "submitOrderCommentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "submitOrderCommentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1e33877ee3dfc4bb2fb4050a8ceafbd8da1647a851480ab8ea75ac1ff310a283",
    "metadata": {},
    "name": "submitOrderCommentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17958f87b326adfae3f5540f3a35b63f";

export default node;
