/**
 * @generated SignedSource<<4b11f7794db34cfa52ff6c77a09f6b25>>
 * @relayHash 820d94383859d41da48c6190243690fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36992df70b3f47511e2251279bfba51d95669b46190c17867f9ff4c1a4d56057

import type { ConcreteRequest } from 'relay-runtime';
export type FooterQuery$variables = Record<PropertyKey, never>;
export type FooterQuery$data = {
  readonly dpd: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly footer: {
    readonly linkBlocks: ReadonlyArray<{
      readonly content: string | null | undefined;
      readonly headline: string;
      readonly link: string | null | undefined;
      readonly links: ReadonlyArray<{
        readonly external: boolean;
        readonly label: string;
        readonly url: string;
      }>;
      readonly type: string;
    }>;
    readonly socialLinks: ReadonlyArray<{
      readonly external: boolean;
      readonly label: string;
      readonly url: string;
    }>;
    readonly usps: ReadonlyArray<{
      readonly headline: string;
      readonly icon: string | null | undefined;
      readonly image: {
        readonly alt: string;
        readonly src: string;
      } | null | undefined;
      readonly link: string | null | undefined;
      readonly subheadline: string | null | undefined;
      readonly text: string | null | undefined;
    }>;
  };
  readonly offeredPayments: ReadonlyArray<string>;
  readonly xRechnung: ReadonlyArray<{
    readonly value: string;
  }>;
};
export type FooterQuery = {
  response: FooterQuery$data;
  variables: FooterQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headline",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "external",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v4 = [
  {
    "alias": "footer",
    "args": [
      {
        "kind": "Literal",
        "name": "footerPageId",
        "value": "/-/footer"
      }
    ],
    "concreteType": "FooterData",
    "kind": "LinkedField",
    "name": "footerData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Usp",
        "kind": "LinkedField",
        "name": "usps",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UspImage",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "src",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "icon",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subheadline",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "LinkBlock",
        "kind": "LinkedField",
        "name": "linkBlocks",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "FooterLink",
            "kind": "LinkedField",
            "name": "links",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FooterLink",
        "kind": "LinkedField",
        "name": "socialLinks",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ],
    "storageKey": "footerData(footerPageId:\"/-/footer\")"
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "offeredPayments",
    "storageKey": null
  },
  {
    "alias": "xRechnung",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "xRechnung"
      },
      {
        "kind": "Literal",
        "name": "name",
        "value": "payment-type"
      }
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": "parameters(entry:\"xRechnung\",name:\"payment-type\")"
  },
  {
    "alias": "dpd",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "dpd"
      },
      {
        "kind": "Literal",
        "name": "name",
        "value": "shipping-carrier"
      }
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": "parameters(entry:\"dpd\",name:\"shipping-carrier\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FooterQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FooterQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "36992df70b3f47511e2251279bfba51d95669b46190c17867f9ff4c1a4d56057",
    "metadata": {},
    "name": "FooterQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aad7cd4c3dc83ae40e56e6f9285b3728";

export default node;
