/**
 * @generated SignedSource<<996d1e18700802583ab08f44cfdf3177>>
 * @relayHash c882cdb0e9c83e12a5a2503547bd1f78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d51f7663e1ff359862d84174b7dc123052e12fe4384ef2c34e36eef97d89c34

import type { ConcreteRequest } from 'relay-runtime';
export type ContactFormDataQuery$variables = {
  orderId: string;
};
export type ContactFormDataQuery$data = {
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
export type ContactFormDataQuery = {
  response: ContactFormDataQuery$data;
  variables: ContactFormDataQuery$variables;
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
    "name": "ContactFormDataQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactFormDataQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d51f7663e1ff359862d84174b7dc123052e12fe4384ef2c34e36eef97d89c34",
    "metadata": {},
    "name": "ContactFormDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1b368c5a2ff6c70dca1c850ac80e2f3a";

export default node;
