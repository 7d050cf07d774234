/**
 * @generated SignedSource<<d4a85069dbde85cb7fb0ef6080c326e9>>
 * @relayHash 35ba1c36834dc3840e37aaac9d2d8ce6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e2b0922c32467bcc5e82224c8eab14894baf80b64fbc1b5b6aedc69c7ddea7f

import type { ConcreteRequest } from 'relay-runtime';
export type CheckVatIdMutation$variables = {
  cartId: string;
};
export type CheckVatIdMutation$data = {
  readonly checkVatId: {
    readonly successful: boolean;
  };
};
export type CheckVatIdMutation = {
  response: CheckVatIdMutation$data;
  variables: CheckVatIdMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
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
      }
    ],
    "concreteType": "CartResult",
    "kind": "LinkedField",
    "name": "checkVatId",
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
    "name": "CheckVatIdMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CheckVatIdMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4e2b0922c32467bcc5e82224c8eab14894baf80b64fbc1b5b6aedc69c7ddea7f",
    "metadata": {},
    "name": "CheckVatIdMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4b1618b982cd4a9f9f3ecba351dabcf";

export default node;
