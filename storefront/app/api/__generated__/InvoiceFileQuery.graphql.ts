/**
 * @generated SignedSource<<22c4b181ffeae135eb4be4ee772201aa>>
 * @relayHash bdaf9b98036a09bfde5c6ed9081a735a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cf308c449b0ed5217d55691dafd127afefe930903dd8b9bffffb165872f15c8

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceFileQuery$variables = {
  format: string;
  link?: string | null | undefined;
  number: string;
  orderId?: string | null | undefined;
};
export type InvoiceFileQuery$data = {
  readonly file: string | null | undefined;
};
export type InvoiceFileQuery = {
  response: InvoiceFileQuery$data;
  variables: InvoiceFileQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "format"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "link"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "number"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v4 = [
  {
    "alias": "file",
    "args": [
      {
        "kind": "Variable",
        "name": "format",
        "variableName": "format"
      },
      {
        "kind": "Variable",
        "name": "link",
        "variableName": "link"
      },
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      },
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      }
    ],
    "kind": "ScalarField",
    "name": "invoiceFile",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceFileQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InvoiceFileQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "3cf308c449b0ed5217d55691dafd127afefe930903dd8b9bffffb165872f15c8",
    "metadata": {},
    "name": "InvoiceFileQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7a093125e2eaa005c9dfd606952fe510";

export default node;
