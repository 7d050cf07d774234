/**
 * @generated SignedSource<<3773921f6f86544039fc962471a79e1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductSafety_product$data = {
  readonly manufacturer: {
    readonly email: string | null | undefined;
    readonly euResponsibleEmail: string | null | undefined;
    readonly euResponsibleName: string | null | undefined;
    readonly euResponsiblePostalAddress: string | null | undefined;
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly link: string | null | undefined;
    readonly name: string;
    readonly postalAddress: string | null | undefined;
  } | null | undefined;
  readonly variantInformation: {
    readonly item: {
      readonly charger: {
        readonly included: boolean;
        readonly maxWatt: number;
        readonly minWatt: number;
        readonly usbPd: boolean;
      } | null | undefined;
      readonly warnings: ReadonlyArray<{
        readonly image: {
          readonly mediaId: string;
        } | null | undefined;
        readonly isDanger: boolean;
        readonly text: string;
      }>;
    } | null | undefined;
  };
  readonly warnings: ReadonlyArray<{
    readonly image: {
      readonly mediaId: string;
    } | null | undefined;
    readonly isDanger: boolean;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ProductSafety_product";
};
export type ProductSafety_product$key = {
  readonly " $data"?: ProductSafety_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductSafety_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Picture",
  "kind": "LinkedField",
  "name": "image",
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Warning",
  "kind": "LinkedField",
  "name": "warnings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDanger",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "varid"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductSafety_product",
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Manufacturer",
      "kind": "LinkedField",
      "name": "manufacturer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "euResponsibleName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "euResponsiblePostalAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "euResponsibleEmail",
          "storageKey": null
        }
      ],
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
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Charger",
              "kind": "LinkedField",
              "name": "charger",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "included",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "minWatt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "maxWatt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "usbPd",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "7106a3979e02e2d61467b0a94143b66a";

export default node;
