/** The form's plain one-line texts of a product, in the order of the form; each is labelled by `adminTexts.product`. */
export const textFields = {
  brand: { maxLength: 100, required: true },
  colour: { maxLength: 60, required: true },
} as const

export type TextField = keyof typeof textFields
export const textFieldNames = Object.keys(textFields) as TextField[]

/** One value for each plain text. */
export const mapTextFields = <T>(toValue: (name: TextField) => T) =>
  Object.fromEntries(textFieldNames.map((name) => [name, toValue(name)])) as Record<TextField, T>
