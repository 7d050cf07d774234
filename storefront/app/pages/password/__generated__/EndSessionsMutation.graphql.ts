/**
 * @generated SignedSource<<b447f9a879a2887b1ac13d5c92f306db>>
 * @relayHash cf13fb9000160a9a8593f59e32b10503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59771d1ee1e2fd69ca15c9e9f68d6d62e37bc131d0cb1835cc6b2aa645aa32d2

import type { ConcreteRequest } from 'relay-runtime';
export type EndSessionsMutation$variables = {
  sessionId?: string | null | undefined;
};
export type EndSessionsMutation$data = {
  readonly endSessions: {
    readonly successful: boolean;
  };
};
export type EndSessionsMutation = {
  response: EndSessionsMutation$data;
  variables: EndSessionsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sessionId",
        "variableName": "sessionId"
      }
    ],
    "concreteType": "LogoutResult",
    "kind": "LinkedField",
    "name": "endSessions",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EndSessionsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EndSessionsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "59771d1ee1e2fd69ca15c9e9f68d6d62e37bc131d0cb1835cc6b2aa645aa32d2",
    "metadata": {},
    "name": "EndSessionsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fffc8112b86d00bb57211dd8849d9991";

export default node;
