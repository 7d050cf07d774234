/**
 * @generated SignedSource<<5ae9a1cb798865ba8f25073bbcc8d8fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListNavigation_list$data = ReadonlyArray<{
  readonly entries: ReadonlyArray<{
    readonly externalId: string;
  }>;
  readonly externalId: string;
  readonly isStandardList: boolean;
  readonly name: string;
  readonly " $fragmentType": "ListNavigation_list";
}>;
export type ListNavigation_list$key = ReadonlyArray<{
  readonly " $data"?: ListNavigation_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListNavigation_list">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ListNavigation_list",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "isStandardList",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WishlistEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Wishlist",
  "abstractKey": null
};
})();

(node as any).hash = "95aff7969a2dc267ba562f7b2468ed3c";

export default node;
