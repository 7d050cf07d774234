/**
 * @generated SignedSource<<34da97117e416ac1fe61a43388ff7c16>>
 * @relayHash 7e4b27e4c84da10735f3e0272a169e32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfda0b26098a31cc2ea51d39c9f253bb4b8e249a3e13594c83500297a8958f9e

import type { ConcreteRequest } from 'relay-runtime';
export type footerQuery$variables = Record<PropertyKey, never>;
export type footerQuery$data = {
  readonly amazonPay: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly amazonPayIsThere: ReadonlyArray<{
    readonly value: string;
  }>;
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
  readonly twint: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly xRechnung: ReadonlyArray<{
    readonly value: string;
  }>;
};
export type footerQuery = {
  response: footerQuery$data;
  variables: footerQuery$variables;
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
v4 = {
  "kind": "Literal",
  "name": "name",
  "value": "amazonpay"
},
v5 = [
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
    "alias": "twint",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "T134_Twint-Payment"
      },
      {
        "kind": "Literal",
        "name": "name",
        "value": "feature"
      }
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": "parameters(entry:\"T134_Twint-Payment\",name:\"feature\")"
  },
  {
    "alias": "amazonPay",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "activated"
      },
      (v4/*:: as any*/)
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": "parameters(entry:\"activated\",name:\"amazonpay\")"
  },
  {
    "alias": "amazonPayIsThere",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "available"
      },
      (v4/*:: as any*/)
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v3/*:: as any*/),
    "storageKey": "parameters(entry:\"available\",name:\"amazonpay\")"
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
    "name": "footerQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "footerQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "cfda0b26098a31cc2ea51d39c9f253bb4b8e249a3e13594c83500297a8958f9e",
    "metadata": {},
    "name": "footerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d920f5406fa2bc8d158dafd161dadbd1";

export default node;
