/**
 * @generated SignedSource<<5fe5bdc3c2ff3e23d7726e6a7ff9a104>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartAction_cart$data = {
  readonly attributes: {
    readonly submitted: boolean;
  };
  readonly details: {
    readonly articleCount: number;
  };
  readonly " $fragmentType": "CartAction_cart";
};
export type CartAction_cart$key = {
  readonly " $data"?: CartAction_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartAction_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartAction_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "articleCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartAttributes",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "submitted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "614cda722647a924e0e4ee16192720b2";

export default node;
