/**
 * @generated SignedSource<<e31909912d8973620effd09790133d6e>>
 * @relayHash 2c42b7e361fe0fdb72cf2d526ef24ad5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9732b3dc0cee7fa1a58b8d7d909b31e3c5e09055296ab17bba590badec713447

import type { ConcreteRequest } from 'relay-runtime';
export type contact_formDataQuery$variables = {
  orderId: string;
};
export type contact_formDataQuery$data = {
  readonly contactFormData: {
    readonly customerNumber: string | null | undefined;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly orderNumber: string;
    readonly phone: string | null | undefined;
    readonly salutation: string;
  } | null | undefined;
};
export type contact_formDataQuery = {
  response: contact_formDataQuery$data;
  variables: contact_formDataQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "orderId"
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
      }
    ],
    "concreteType": "ContactFormData",
    "kind": "LinkedField",
    "name": "contactFormData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "salutation",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phone",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orderNumber",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "customerNumber",
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
    "name": "contact_formDataQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "contact_formDataQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9732b3dc0cee7fa1a58b8d7d909b31e3c5e09055296ab17bba590badec713447",
    "metadata": {},
    "name": "contact_formDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0e39b577e805d5f63331ea39658a7fd2";

export default node;
