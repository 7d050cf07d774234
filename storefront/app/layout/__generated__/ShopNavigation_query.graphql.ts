/**
 * @generated SignedSource<<8e3e43a8d7d4d18e7ac32e1fce882403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopNavigation_query$data = {
  readonly flyouts: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly navigationTree: ReadonlyArray<{
    readonly categoryId: string;
    readonly categoryUrl: string;
    readonly hasChildren: boolean;
    readonly icon: string | null | undefined;
    readonly isExcludedFromNav: boolean;
    readonly isSale: boolean;
    readonly name: string;
    readonly subject: string | null | undefined;
  }>;
  readonly saleFlyout: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly " $fragmentType": "ShopNavigation_query";
};
export type ShopNavigation_query$key = {
  readonly " $data"?: ShopNavigation_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShopNavigation_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "name",
  "value": "feature"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShopNavigation_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "navigationTree",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categoryId",
          "storageKey": null
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
          "name": "categoryUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "icon",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSale",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExcludedFromNav",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasChildren",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "flyouts",
      "args": [
        {
          "kind": "Literal",
          "name": "entry",
          "value": "T155 Navigation"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "Parameter",
      "kind": "LinkedField",
      "name": "parameters",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": "parameters(entry:\"T155 Navigation\",name:\"feature\")"
    },
    {
      "alias": "saleFlyout",
      "args": [
        {
          "kind": "Literal",
          "name": "entry",
          "value": "T216-Sale-Aktion"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "Parameter",
      "kind": "LinkedField",
      "name": "parameters",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": "parameters(entry:\"T216-Sale-Aktion\",name:\"feature\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "711fbefd56bf2bb1c61f452de7c263c6";

export default node;
