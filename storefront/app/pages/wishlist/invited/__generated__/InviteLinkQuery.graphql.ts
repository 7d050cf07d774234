/**
 * @generated SignedSource<<a2f17b6a5b3c82dcecefd96afe40e86b>>
 * @relayHash 272fffbd453c9e2535106994e70250c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9156efa6dde9c303287d6d03b2de1eb99b7ba5d5a575767231772c7e00a485

import type { ConcreteRequest } from 'relay-runtime';
export type InviteLinkQuery$variables = {
  token: string;
};
export type InviteLinkQuery$data = {
  readonly isWishlistInvite: boolean;
};
export type InviteLinkQuery = {
  response: InviteLinkQuery$data;
  variables: InviteLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "isWishlistInvite",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InviteLinkQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InviteLinkQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b9156efa6dde9c303287d6d03b2de1eb99b7ba5d5a575767231772c7e00a485",
    "metadata": {},
    "name": "InviteLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b05f31a6c07607588060230c91f97a1d";

export default node;
