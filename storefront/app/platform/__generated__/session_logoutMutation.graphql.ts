/**
 * @generated SignedSource<<a16fb716dca61659d49b62380e9a9929>>
 * @relayHash cfd942395d025f3a20fec643bc93e7f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99730299a4af9dc9b62a46a8412861c14b81e913a1b9e0c838c5d9a972936612

import type { ConcreteRequest } from 'relay-runtime';
export type session_logoutMutation$variables = Record<PropertyKey, never>;
export type session_logoutMutation$data = {
  readonly logout: {
    readonly successful: boolean;
  };
};
export type session_logoutMutation = {
  response: session_logoutMutation$data;
  variables: session_logoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutResult",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "session_logoutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "session_logoutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "99730299a4af9dc9b62a46a8412861c14b81e913a1b9e0c838c5d9a972936612",
    "metadata": {},
    "name": "session_logoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7b85756ce7f245b24fe4368e93fed37";

export default node;
