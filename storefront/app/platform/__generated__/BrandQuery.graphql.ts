/**
 * @generated SignedSource<<9031a3759fec235a44da9bd5ef6bd58c>>
 * @relayHash e1eb33dfba75d5cf5777978ebadca009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ed2a9c5ba45501dbea86c3ebd2208ea9963b4d0bef22b53bb34985e46eda6aa

import type { ConcreteRequest } from 'relay-runtime';
export type BrandQuery$variables = Record<PropertyKey, never>;
export type BrandQuery$data = {
  readonly logo: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly shopName: ReadonlyArray<{
    readonly value: string;
  }>;
};
export type BrandQuery = {
  response: BrandQuery$data;
  variables: BrandQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "name",
  "value": "company"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "shopName",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "shopName"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": "parameters(entry:\"shopName\",name:\"company\")"
  },
  {
    "alias": "logo",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "logo"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": "parameters(entry:\"logo\",name:\"company\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BrandQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BrandQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6ed2a9c5ba45501dbea86c3ebd2208ea9963b4d0bef22b53bb34985e46eda6aa",
    "metadata": {},
    "name": "BrandQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6033ffdfdadc0fa3bb744a59ef7d1743";

export default node;
