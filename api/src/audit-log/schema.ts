import { type Static, Type } from 'typebox'
import { targetKinds } from '../audit/target-kinds'
import { Id, Timestamp } from '../http/field-schemas'

export const auditRoles = ['administrator', 'seller', 'command'] as const

export const AuditRoleSchema = Type.Enum(auditRoles, { title: 'AuditRole', type: 'string' })

const Fields = Type.Record(Type.String(), Type.Unknown())

const FieldChangeSchema = Type.Object(
  {
    field: Type.String(),
    before: Type.Optional(Type.String()),
    after: Type.Optional(Type.String()),
  },
  { title: 'AuditFieldChange' },
)

/** One write of an administrator, a seller or the command line. */
const AuditEntrySchema = Type.Object(
  {
    _id: Id,
    at: Timestamp,
    role: AuditRoleSchema,
    actorId: Type.String({ description: 'Account id; empty for the command line' }),
    actor: Type.String({ description: 'Name or e-mail address of the account; empty when it is deleted' }),
    address: Type.String({ description: 'IP address; empty for the command line, and when the account is deleted' }),
    agent: Type.String({ description: 'The browser’s User-Agent header' }),
    operation: Type.String({ description: 'The operationId of this API, or the command' }),
    kind: Type.Enum(targetKinds, { title: 'AuditTarget', type: 'string' }),
    targetId: Type.String(),
    label: Type.String({
      description:
        'The target’s name, such as an order number, a product’s or a person’s current name; for a review, question or answer, that of its product; empty for a deleted account',
    }),
    action: Type.String({ description: 'What was done, in words: `Price of Rust Mug from $12.00 to $10.00`' }),
    changes: Type.Array(FieldChangeSchema, {
      description: 'The changed fields in words; times are in ISO format',
    }),
    reason: Type.String({ description: 'The reason that was given; empty without one' }),
    before: Fields,
    after: Fields,
  },
  { title: 'AuditEntry' },
)
export type AuditEntry = Static<typeof AuditEntrySchema>

const filters = {
  role: Type.Optional(Type.Enum(auditRoles, { type: 'string' })),
  kind: Type.Optional(Type.Enum(targetKinds, { type: 'string' })),
  operation: Type.Optional(Type.String({ maxLength: 60, pattern: '^[\\w ]*$' })),
  target: Type.Optional(Type.String({ maxLength: 128, pattern: '^[!-~]*$', description: 'Id of the changed object' })),
  actor: Type.Optional(
    Type.String({ maxLength: 128, pattern: '^[!-~]*$', description: 'Id of the account that made the change' }),
  ),
  from: Type.Optional(Type.String({ format: 'date', description: 'First day, UTC' })),
  to: Type.Optional(Type.String({ format: 'date', description: 'Last day, UTC' })),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'An id, the beginning of a label, or beginnings of words in a person’s name or e-mail address',
    }),
  ),
}

/** Filters of the export. */
export const AuditFilters = Type.Object(filters)
export type AuditFilters = Static<typeof AuditFilters>

/** Query of the list: filters and paging by `before`, which is exclusive. */
export const AuditQuery = Type.Object({
  ...filters,
  size: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
  before: Type.Optional(Id),
})
export type AuditQuery = Static<typeof AuditQuery>

export const AuditPageSchema = Type.Object(
  {
    status: Type.Literal('success'),
    data: Type.Array(AuditEntrySchema),
    next: Type.Union([Id, Type.Null()], {
      description: 'The `before` parameter of the next page; null on the last page',
    }),
  },
  { title: 'AuditPage' },
)
