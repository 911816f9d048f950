import { IsOptional, type Static, type TOptional, type TString, Type } from 'typebox'
import { Line } from '../http/field-schemas'

/**
 * Texts of a product that are stored, edited and shown as they are, by column: what an administrator may enter. A new text
 * is a line here. An optional one, `Type.Optional(Prose(60))`, has the default '' in its column and is shown unless empty.
 */
export const textAttributes = {
  brand: Line(100),
  colour: Line(60),
  condition: Line(60),
}

type Name = keyof typeof textAttributes
export const textAttributeNames = Object.keys(textAttributes) as Name[]

const isOptional = (name: Name) => IsOptional(textAttributes[name])

/** The schemas of the texts in answers. */
export const shownTextSchemas = Object.fromEntries(
  textAttributeNames.map((name) => [name, isOptional(name) ? Type.Optional(Type.String()) : Type.String()]),
) as { [N in Name]: (typeof textAttributes)[N] extends TOptional ? TOptional<TString> : TString }

/** The texts of a row as answers show them. */
export const shownTexts = (row: Record<Name, string>) =>
  Object.fromEntries(
    textAttributeNames.filter((name) => row[name] !== '' || !isOptional(name)).map((name) => [name, row[name]]),
  ) as { [N in Name]: Static<(typeof shownTextSchemas)[N]> }
