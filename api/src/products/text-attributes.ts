import { toSnakeCase } from 'drizzle-orm/casing'
import { IsOptional, type Static, type TOptional, type TString, Type } from 'typebox'
import { Line } from '../http/field-schemas'

/**
 * Texts of a product that are stored, edited and shown unchanged, by column. Add a text here to support it. An optional
 * one, `Type.Optional(Prose(60))`, defaults to '' in its column and is shown unless empty.
 */
export const textAttributes = {
  brand: Line(100),
  colour: Line(60),
  condition: Line(60),
}

type Name = keyof typeof textAttributes
export const textAttributeNames = Object.keys(textAttributes) as Name[]

/** Copies the texts of a row of `products`. */
export const textsOf = (row: Record<Name, string>) =>
  Object.fromEntries(textAttributeNames.map((name) => [name, row[name]])) as Record<Name, string>

/** The texts of a row of a product file, whose columns have the names of the database. */
export const textsOfFileRow = (row: Record<string, unknown>) =>
  Object.fromEntries(textAttributeNames.map((name) => [name, row[toSnakeCase(name)]])) as Record<Name, string>

const isOptional = (name: Name) => IsOptional(textAttributes[name])

/** The schemas of the texts in responses. */
export const shownTextSchemas = Object.fromEntries(
  textAttributeNames.map((name) => [name, isOptional(name) ? Type.Optional(Type.String()) : Type.String()]),
) as { [N in Name]: (typeof textAttributes)[N] extends TOptional ? TOptional<TString> : TString }

/** The texts of a row for a response. */
export const shownTexts = (row: Record<Name, string>) =>
  Object.fromEntries(
    textAttributeNames.filter((name) => row[name] !== '' || !isOptional(name)).map((name) => [name, row[name]]),
  ) as { [N in Name]: Static<(typeof shownTextSchemas)[N]> }
