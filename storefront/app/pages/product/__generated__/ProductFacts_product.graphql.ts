/**
 * @generated SignedSource<<685758754777e2d9e041108501759105>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductFacts_product$data = {
  readonly deliveryInfo: string | null | undefined;
  readonly description: string | null | undefined;
  readonly features: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly isBook: boolean;
  readonly variantInformation: {
    readonly item: {
      readonly ean: string | null | undefined;
    } | null | undefined;
  };
  readonly warranty: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDocuments_product" | "ProductLabels_product" | "ProductRecordings_product" | "ProductSafety_product">;
  readonly " $fragmentType": "ProductFacts_product";
};
export type ProductFacts_product$key = {
  readonly " $data"?: ProductFacts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFacts_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "varid"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFacts_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductFeature",
      "kind": "LinkedField",
      "name": "features",
      "plural": true,
      "selections": [
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
      "name": "warranty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryInfo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "itemId",
          "variableName": "varid"
        }
      ],
      "concreteType": "VariantInformation",
      "kind": "LinkedField",
      "name": "variantInformation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Item",
          "kind": "LinkedField",
          "name": "item",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ean",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductLabels_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductRecordings_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDocuments_product"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "varid",
          "variableName": "varid"
        }
      ],
      "kind": "FragmentSpread",
      "name": "ProductSafety_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "c10e205d631777ad4b7fbac167e45d54";

export default node;
