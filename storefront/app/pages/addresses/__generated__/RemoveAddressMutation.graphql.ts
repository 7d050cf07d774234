/**
 * @generated SignedSource<<e2e3fe52bcbe092cef7816d81274a8e1>>
 * @relayHash f61f1e206b9bfb2398e8102f9565e42a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4950d3e5da75ec59874b28f6060f4fe9c3c7febafe3c439c6752599357161b52

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveAddressMutation$variables = {
  addressId: string;
};
export type RemoveAddressMutation$data = {
  readonly result: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type RemoveAddressMutation = {
  response: RemoveAddressMutation$data;
  variables: RemoveAddressMutation$variables;
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
    "name": "deleteAddress",
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
    "name": "RemoveAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4950d3e5da75ec59874b28f6060f4fe9c3c7febafe3c439c6752599357161b52",
    "metadata": {},
    "name": "RemoveAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b2944550a85d8e4e2af3792a32799727";

export default node;
