/**
 * @generated SignedSource<<dd987aa444d3beed46b18a2dbe55174f>>
 * @relayHash 00851489769dd61dca2960944e4721fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f8f047dab81f646796ea4a509342d5d4dcbcabb9a3acdd88d600fc106b33a27

import type { ConcreteRequest } from 'relay-runtime';
export type RestoreAddressMutation$variables = {
  addressId: string;
};
export type RestoreAddressMutation$data = {
  readonly result: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type RestoreAddressMutation = {
  response: RestoreAddressMutation$data;
  variables: RestoreAddressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "addressId"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "addressId",
        "variableName": "addressId"
      }
    ],
    "concreteType": "AddressResult",
    "kind": "LinkedField",
    "name": "restoreAddress",
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
        "name": "generalErrorMessage",
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
    "name": "RestoreAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RestoreAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9f8f047dab81f646796ea4a509342d5d4dcbcabb9a3acdd88d600fc106b33a27",
    "metadata": {},
    "name": "RestoreAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "336cec3f3752431bed1187d8679bc98f";

export default node;
