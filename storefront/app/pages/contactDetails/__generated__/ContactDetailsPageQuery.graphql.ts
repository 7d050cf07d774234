/**
 * @generated SignedSource<<78d3a9c286c8e19f98ad449fedf62daf>>
 * @relayHash 0a06dbac6ba69faa7f64334c9c0f3665
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 622f3c31cd903350382b7aa113fdec029814c4e4991e1909caea5d5045cd30b1

import type { ConcreteRequest } from 'relay-runtime';
export type DataExportState = "expired" | "failed" | "making" | "ready";
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
    readonly phone: string | null | undefined;
    readonly salutation: string | null | undefined;
  };
  readonly dataExport: {
    readonly expiresAt: string | null | undefined;
    readonly requestedAt: string;
    readonly state: DataExportState;
  } | null | undefined;
  readonly getCustomerAddress: {
    readonly lines: ReadonlyArray<string>;
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
      "name": "phone",
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
  "concreteType": "DataExport",
  "kind": "LinkedField",
  "name": "dataExport",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    }
  ],
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "622f3c31cd903350382b7aa113fdec029814c4e4991e1909caea5d5045cd30b1",
    "metadata": {},
    "name": "ContactDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "17d6434e16ec7ba405ca28cfb6a7bb11";

export default node;
