/**
 * @generated SignedSource<<4bff0b1110db3d3628d8848fc62e06d0>>
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
  readonly hasMultipleItems: boolean;
  readonly isBook: boolean;
  readonly productId: string;
  readonly textLanguage: string | null | undefined;
  readonly variantInformation: {
    readonly item: {
      readonly ean: string | null | undefined;
      readonly itemId: string;
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
      "name": "textLanguage",
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
      "args": null,
      "kind": "ScalarField",
      "name": "productId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasMultipleItems",
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
              "name": "itemId",
              "storageKey": null
            },
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

(node as any).hash = "b758accda45b1fbd15a39139098329cd";

export default node;
