import { type Static, Type } from 'typebox'
import { AuditRoleSchema } from '../audit-log/schema'
import { Dollars, Id, Timestamp } from '../http/field-schemas'
import { OrderStatusSchema } from '../orders/change-schema'
import { AdminUserSchema } from '../users/schema'

/** One person as administrators see them, with the newest orders, reviews and steps of the account, 50 of each at most. */
export const PersonDetailSchema = Type.Object(
  {
    ...AdminUserSchema.properties,
    seller: Type.Optional(
      Type.Object({ _id: Id, shopName: Type.String(), state: Type.String() }, { description: 'Application or shop' }),
    ),
    orders: Type.Array(
      Type.Object({
        ...{ _id: Id, orderNumber: Type.String(), status: OrderStatusSchema },
        ...{ orderTotal: Dollars, createdAt: Timestamp },
      }),
    ),
    reviews: Type.Array(
      Type.Object({
        ...{ _id: Id, productId: Id, productName: Type.String(), stars: Type.Integer() },
        ...{ title: Type.String(), text: Type.String(), createdAt: Timestamp },
      }),
    ),
    steps: Type.Array(
      Type.Object({
        _id: Id,
        action: Type.String({ description: 'In words, as in the audit' }),
        reason: Type.String(),
        by: Type.String({
          description:
            'Name or e-mail address of the person who did it; empty for a deleted account and the command line',
        }),
        role: AuditRoleSchema,
        at: Timestamp,
      }),
      { description: 'What others did to the account or its shop, newest first' },
    ),
  },
  { title: 'PersonDetail' },
)
export type PersonDetail = Static<typeof PersonDetailSchema>

/** Whether the account is an administrator from now on. */
export const AdministratorSchema = Type.Object(
  { administrator: Type.Boolean() },
  { title: 'AdministratorChange', additionalProperties: false },
)
