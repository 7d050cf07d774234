/**
 * @generated SignedSource<<8cdb802df782e8f8fcaff13d791f3bfe>>
 * @relayHash 2b816dc50497a0908709d8db1cfede90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5b734bac58effb73d6c1e6f908cfdff32d884867de7d957a5b7dfa1489c850e

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnCarrierPageQuery$variables = {
  draftId: string;
  hash: string;
};
export type ReturnCarrierPageQuery$data = {
  readonly carriers: ReadonlyArray<{
    readonly code: string;
    readonly name: string | null | undefined;
  }>;
  readonly draft: {
    readonly contact: {
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly phone: string;
      readonly salutation: string;
    } | null | undefined;
    readonly hash: string;
    readonly items: ReadonlyArray<{
      readonly lineNo: number;
      readonly quantity: number;
      readonly reason: string;
    }>;
    readonly labels: number;
    readonly selectedCarrier: string | null | undefined;
    readonly selectedRegulation: string | null | undefined;
  } | null | undefined;
  readonly order: {
    readonly contact: {
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly phone: string;
      readonly salutation: string;
    };
    readonly items: ReadonlyArray<{
      readonly lineNo: number;
      readonly name: string;
    }>;
    readonly salesOrderNo: string;
  } | null | undefined;
};
export type ReturnCarrierPageQuery = {
  response: ReturnCarrierPageQuery$data;
  variables: ReturnCarrierPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draftId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hash"
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ReturnContact",
  "kind": "LinkedField",
  "name": "contact",
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
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lineNo",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "hash",
    "variableName": "hash"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = [
  {
    "alias": "draft",
    "args": [
      {
        "kind": "Variable",
        "name": "draftId",
        "variableName": "draftId"
      }
    ],
    "concreteType": "ReturnDraft",
    "kind": "LinkedField",
    "name": "returnDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hash",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "selectedRegulation",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "selectedCarrier",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "labels",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ReturnDraftItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "order",
    "args": (v4/*:: as any*/),
    "concreteType": "ReturnOrder",
    "kind": "LinkedField",
    "name": "findOrderForReturn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "salesOrderNo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReturnOrderItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      (v2/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": "carriers",
    "args": (v4/*:: as any*/),
    "concreteType": "ReturnCarrier",
    "kind": "LinkedField",
    "name": "availableCarriers",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnCarrierPageQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReturnCarrierPageQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "a5b734bac58effb73d6c1e6f908cfdff32d884867de7d957a5b7dfa1489c850e",
    "metadata": {},
    "name": "ReturnCarrierPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9d5b004c721b39a5461b3fa7db839fad";

export default node;
