/**
 * @generated SignedSource<<de66406007af8eca53829f83d52524cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderLines_items$data = ReadonlyArray<{
  readonly deliveryText?: string;
  readonly isCatalog: boolean;
  readonly isFreeItem: boolean;
  readonly itemId: string;
  readonly name: string;
  readonly orderNumber: string;
  readonly path?: string | null | undefined;
  readonly picture: {
    readonly mediaId: string;
  } | null | undefined;
  readonly pricePerUnit: {
    readonly cents: number;
  };
  readonly productId: string;
  readonly quantity: number;
  readonly textLanguage: string | null | undefined;
  readonly totalPrice: {
    readonly cents: number;
  };
  readonly variantAttributes: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "OrderLines_items";
}>;
export type OrderLines_items$key = ReadonlyArray<{
  readonly " $data"?: OrderLines_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderLines_items">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withDelivery"
    },
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "withPage"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrderLines_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productId",
      "storageKey": null
    },
    {
      "condition": "withPage",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textLanguage",
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
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mediaId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LabelledValue",
      "kind": "LinkedField",
      "name": "variantAttributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
      "name": "isFreeItem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCatalog",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "pricePerUnit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "totalPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "condition": "withDelivery",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryText",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "OrderItem",
  "abstractKey": null
};
})();

(node as any).hash = "aab5d9a119d5a408739fc3ce6d623034";

export default node;
