/**
 * @generated SignedSource<<944ef4b49c122eb207790bd1714ed63b>>
 * @relayHash d49ea5d34bd94599c260b27a7d91f3aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccd197325b84f314b410184b3ba51336e124243d7fc80ce510cf76a26a45422a

import type { ConcreteRequest } from 'relay-runtime';
export type ContactDetailsPageQuery$variables = Record<PropertyKey, never>;
export type ContactDetailsPageQuery$data = {
  readonly customerInfo: {
    readonly educational: {
      readonly VATRegistrationNo: string | null | undefined;
      readonly customerNumber: string | null | undefined;
      readonly termsOfPayment: string | null | undefined;
    } | null | undefined;
    readonly email: {
      readonly email: string;
      readonly isConfirmed: boolean;
    } | null | undefined;
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
  };
  readonly getCustomerAddress: {
    readonly lines: ReadonlyArray<string>;
    readonly phone: string | null | undefined;
  } | null | undefined;
};
export type ContactDetailsPageQuery = {
  response: ContactDetailsPageQuery$data;
  variables: ContactDetailsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CustomerInfo",
  "kind": "LinkedField",
  "name": "customerInfo",
  "plural": false,
  "selections": [
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
      "concreteType": "CustomerEmail",
      "kind": "LinkedField",
      "name": "email",
      "plural": false,
      "selections": [
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
          "name": "isConfirmed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EducationalInfo",
      "kind": "LinkedField",
      "name": "educational",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "VATRegistrationNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "termsOfPayment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lines",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactDetailsPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Address",
        "kind": "LinkedField",
        "name": "getCustomerAddress",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactDetailsPageQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Address",
        "kind": "LinkedField",
        "name": "getCustomerAddress",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ccd197325b84f314b410184b3ba51336e124243d7fc80ce510cf76a26a45422a",
    "metadata": {},
    "name": "ContactDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b18d5d5ecd64a0866fc9d6177dac9259";

export default node;
