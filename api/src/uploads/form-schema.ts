import type { FastifySchemaCompiler } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { validatorCompiler } from '../http/validator-compiler'

/** A file of a multipart form. */
export const FormFile = (description: string) => Type.String({ format: 'binary', description })

/** For a route that reads its multipart form itself (`readForm`): skips validation of the documented body. */
export const readsFormItself: FastifySchemaCompiler<TSchema> = (part) =>
  part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part)
