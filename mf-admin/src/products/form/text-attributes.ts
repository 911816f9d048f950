/** The form's plain one-line texts of a product, in the order of the form; each is labelled by `productTexts`. */
export const textAttributes = {
  brand: { maxLength: 100, required: true },
  colour: { maxLength: 60, required: true },
  condition: { maxLength: 60, required: true },
} as const

export type TextAttribute = keyof typeof textAttributes
export const textAttributeNames = Object.keys(textAttributes) as TextAttribute[]

/** One value for each plain text. */
export const mapTextAttributes = <T>(toValue: (name: TextAttribute) => T) =>
  Object.fromEntries(textAttributeNames.map((name) => [name, toValue(name)])) as Record<TextAttribute, T>
