/**
 * @generated SignedSource<<59e1383d49bb3e07db1208d1d8512bec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MobileNavigation_query$data = {
  readonly flyouts: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly navigationTree: ReadonlyArray<{
    readonly categoryId: string;
    readonly categoryUrl: string;
    readonly hasChildren: boolean;
    readonly isExcludedFromNav: boolean;
    readonly isSale: boolean;
    readonly name: string;
    readonly subject: string | null | undefined;
  }>;
  readonly saleFlyout: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly " $fragmentType": "MobileNavigation_query";
};
export type MobileNavigation_query$key = {
  readonly " $data"?: MobileNavigation_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MobileNavigation_query">;
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
  "name": "MobileNavigation_query",
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

(node as any).hash = "572cdd8243c54489b24084023bd7b666";

export default node;
