/**
 * @generated SignedSource<<71672f1ec63c636f955c331bd62e2fab>>
 * @relayHash 71416d5c6a72954dd20f8cec5b081716
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ae2432a0e90b2a14353fab78ef84bbaf835cfa08982d220aaf486def7224281

import type { ConcreteRequest } from 'relay-runtime';
export type SaveBillingAddressMutation$variables = {
  additionalAddress?: string | null | undefined;
  addressId: string;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  formType?: string | null | undefined;
  isNew: boolean;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  postCode?: string | null | undefined;
  salutation?: string | null | undefined;
  streetAndHouseNr?: string | null | undefined;
};
export type SaveBillingAddressMutation$data = {
  readonly added?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
  readonly changed?: {
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly generalErrorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type SaveBillingAddressMutation = {
  response: SaveBillingAddressMutation$data;
  variables: SaveBillingAddressMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "additionalAddress"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "addressId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "city"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "company"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstName"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "formType"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNew"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phone"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postCode"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "streetAndHouseNr"
},
v14 = {
  "kind": "Variable",
  "name": "additionalAddress",
  "variableName": "additionalAddress"
},
v15 = {
  "kind": "Variable",
  "name": "city",
  "variableName": "city"
},
v16 = {
  "kind": "Variable",
  "name": "company",
  "variableName": "company"
},
v17 = {
  "kind": "Variable",
  "name": "country",
  "variableName": "country"
},
v18 = {
  "kind": "Variable",
  "name": "email",
  "variableName": "email"
},
v19 = {
  "kind": "Variable",
  "name": "firstName",
  "variableName": "firstName"
},
v20 = {
  "kind": "Variable",
  "name": "formType",
  "variableName": "formType"
},
v21 = {
  "kind": "Variable",
  "name": "lastName",
  "variableName": "lastName"
},
v22 = {
  "kind": "Variable",
  "name": "phone",
  "variableName": "phone"
},
v23 = {
  "kind": "Variable",
  "name": "postCode",
  "variableName": "postCode"
},
v24 = {
  "kind": "Variable",
  "name": "salutation",
  "variableName": "salutation"
},
v25 = {
  "kind": "Variable",
  "name": "streetAndHouseNr",
  "variableName": "streetAndHouseNr"
},
v26 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "successful",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "generalErrorMessage",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "FieldError",
    "kind": "LinkedField",
    "name": "fieldErrors",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fieldName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v27 = [
  {
    "condition": "isNew",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": "added",
        "args": [
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "concreteType": "AddressResult",
        "kind": "LinkedField",
        "name": "addBillingAddress",
        "plural": false,
        "selections": (v26/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "isNew",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": "changed",
        "args": [
          (v14/*:: as any*/),
          {
            "kind": "Variable",
            "name": "addressId",
            "variableName": "addressId"
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          (v25/*:: as any*/)
        ],
        "concreteType": "AddressResult",
        "kind": "LinkedField",
        "name": "updateBillingAddress",
        "plural": false,
        "selections": (v26/*:: as any*/),
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveBillingAddressMutation",
    "selections": (v27/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v12/*:: as any*/),
      (v6/*:: as any*/),
      (v9/*:: as any*/),
      (v13/*:: as any*/),
      (v0/*:: as any*/),
      (v11/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v10/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveBillingAddressMutation",
    "selections": (v27/*:: as any*/)
  },
  "params": {
    "id": "8ae2432a0e90b2a14353fab78ef84bbaf835cfa08982d220aaf486def7224281",
    "metadata": {},
    "name": "SaveBillingAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6222f220f1251c0a4a69723cb90fbb21";

export default node;
