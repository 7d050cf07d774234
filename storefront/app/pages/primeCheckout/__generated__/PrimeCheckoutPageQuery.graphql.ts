/**
 * @generated SignedSource<<0b336832562f63afcb26034098455c01>>
 * @relayHash affc7c03698eabffb1497800784c85ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0c5f6bb39a4cd38ca36fa04099a664d3ffc2dec82a52f51decf4852544c95cc

import type { ConcreteRequest } from 'relay-runtime';
export type PrimeCheckoutPageQuery$variables = Record<PropertyKey, never>;
export type PrimeCheckoutPageQuery$data = {
  readonly customerInfo: {
    readonly email: {
      readonly email: string;
    } | null | undefined;
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly primeInfo: {
      readonly status: string;
    };
    readonly visitorLoginState: string;
  };
  readonly primeOffer: {
    readonly isOpen: boolean;
    readonly monthlyPrice: {
      readonly cents: number;
    };
    readonly months: number;
    readonly price: {
      readonly cents: number;
    };
  } | null | undefined;
  readonly primePaymentMethods: ReadonlyArray<string>;
};
export type PrimeCheckoutPageQuery = {
  response: PrimeCheckoutPageQuery$data;
  variables: PrimeCheckoutPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PrimeOffer",
    "kind": "LinkedField",
    "name": "primeOffer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOpen",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "price",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "months",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Money",
        "kind": "LinkedField",
        "name": "monthlyPrice",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "primePaymentMethods",
    "storageKey": null
  },
  {
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
        "name": "visitorLoginState",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PrimeInfo",
        "kind": "LinkedField",
        "name": "primeInfo",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PrimeCheckoutPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrimeCheckoutPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f0c5f6bb39a4cd38ca36fa04099a664d3ffc2dec82a52f51decf4852544c95cc",
    "metadata": {},
    "name": "PrimeCheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e1501d762c11a4380749fc0b82cf7028";

export default node;
