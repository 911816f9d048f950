import { Type } from 'typebox'

/** Headers of a call that adds something: repeating it with the same key adds nothing. */
export const AddingHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'A UUIDv7 from the client, which becomes the new id; repeat it when you retry the call',
    }),
  ),
})
