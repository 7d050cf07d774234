/**
 * @generated SignedSource<<f5f3427a01424f58592a7e8f087e3899>>
 * @relayHash 1a8da996ae889bfddba85d7141f3d9eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9272baf4ace7cf5af0ae7f69509fd42c49ac358214516a1e686c88b232e6b607

import type { ConcreteRequest } from 'relay-runtime';
export type orderCatalogueMutation$variables = {
  additionalAddress?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  edition: string;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  formType?: string | null | undefined;
  lastName?: string | null | undefined;
  postCode?: string | null | undefined;
  quantity?: number | null | undefined;
  salutation?: string | null | undefined;
  streetAndHouseNr?: string | null | undefined;
  website?: string | null | undefined;
};
export type orderCatalogueMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type orderCatalogueMutation = {
  response: orderCatalogueMutation$data;
  variables: orderCatalogueMutation$variables;
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
  "name": "city"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "company"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "edition"
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
  "name": "lastName"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "postCode"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "quantity"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "streetAndHouseNr"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v14 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "additionalAddress",
        "variableName": "additionalAddress"
      },
      {
        "kind": "Variable",
        "name": "city",
        "variableName": "city"
      },
      {
        "kind": "Variable",
        "name": "company",
        "variableName": "company"
      },
      {
        "kind": "Variable",
        "name": "country",
        "variableName": "country"
      },
      {
        "kind": "Variable",
        "name": "edition",
        "variableName": "edition"
      },
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "firstName",
        "variableName": "firstName"
      },
      {
        "kind": "Variable",
        "name": "formType",
        "variableName": "formType"
      },
      {
        "kind": "Variable",
        "name": "lastName",
        "variableName": "lastName"
      },
      {
        "kind": "Variable",
        "name": "postCode",
        "variableName": "postCode"
      },
      {
        "kind": "Variable",
        "name": "quantity",
        "variableName": "quantity"
      },
      {
        "kind": "Variable",
        "name": "salutation",
        "variableName": "salutation"
      },
      {
        "kind": "Variable",
        "name": "streetAndHouseNr",
        "variableName": "streetAndHouseNr"
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
      }
    ],
    "concreteType": "CatalogueOrderResult",
    "kind": "LinkedField",
    "name": "catalogueOrder",
    "plural": false,
    "selections": [
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
        "name": "errorMessage",
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
    "storageKey": null
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
    "name": "orderCatalogueMutation",
    "selections": (v14/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v10/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v11/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v12/*:: as any*/),
      (v0/*:: as any*/),
      (v9/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v5/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "orderCatalogueMutation",
    "selections": (v14/*:: as any*/)
  },
  "params": {
    "id": "9272baf4ace7cf5af0ae7f69509fd42c49ac358214516a1e686c88b232e6b607",
    "metadata": {},
    "name": "orderCatalogueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d9acab19eb8b09971107dce85185b12";

export default node;
