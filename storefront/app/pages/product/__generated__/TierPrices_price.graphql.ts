/**
 * @generated SignedSource<<c4533d297a0fdbf506aabb8ce66c13c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TierPrices_price$data = {
  readonly base: {
    readonly amount: number;
    readonly price: {
      readonly cents: number;
    };
    readonly unit: string;
  } | null | undefined;
  readonly current: {
    readonly cents: number;
  };
  readonly tiers: ReadonlyArray<{
    readonly base: {
      readonly amount: number;
      readonly price: {
        readonly cents: number;
      };
      readonly unit: string;
    } | null | undefined;
    readonly from: number;
    readonly price: {
      readonly cents: number;
    };
  }>;
  readonly " $fragmentType": "TierPrices_price";
};
export type TierPrices_price$key = {
  readonly " $data"?: TierPrices_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"TierPrices_price">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "BasePrice",
  "kind": "LinkedField",
  "name": "base",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TierPrices_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceTier",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Price",
  "abstractKey": null
};
})();

(node as any).hash = "8ce9f4ba9ff837d9f21399dcbc511e7a";

export default node;
