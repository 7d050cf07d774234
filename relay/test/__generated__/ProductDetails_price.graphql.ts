/**
 * @generated SignedSource<<adfb2a8f470dcdc8ab13e536e25fb430>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductDetails_price$data = {
  readonly id: string;
  readonly priceIn: number | null | undefined;
  readonly " $fragmentType": "ProductDetails_price";
};
export type ProductDetails_price$key = {
  readonly " $data"?: ProductDetails_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_price">;
};

import ProductDetailsPriceQuery_graphql from './ProductDetailsPriceQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": "EUR",
      "kind": "LocalArgument",
      "name": "currency"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": ProductDetailsPriceQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "ProductDetails_price",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "currency",
          "variableName": "currency"
        }
      ],
      "kind": "ScalarField",
      "name": "priceIn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "0649fd67fab548cd92e6ca6969b1aeaf";

export default node;
