/**
 * @generated SignedSource<<dd09535589d17cab02cbb31e07d9c22f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrimePage_offer$data = {
  readonly isOpen: boolean;
  readonly monthlyPrice: {
    readonly cents: number;
  };
  readonly months: number;
  readonly price: {
    readonly cents: number;
  };
  readonly " $fragmentType": "PrimePage_offer";
};
export type PrimePage_offer$key = {
  readonly " $data"?: PrimePage_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrimePage_offer">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrimePage_offer",
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
  "type": "PrimeOffer",
  "abstractKey": null
};
})();

(node as any).hash = "0755c996d933713652d736359606482a";

export default node;
