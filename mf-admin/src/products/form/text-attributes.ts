/** The one-line text fields of a product in the form's order; `productTexts` has their labels. */
export const textAttributes = {
  brand: { maxLength: 100, required: true },
  colour: { maxLength: 60, required: true },
  condition: { maxLength: 60, required: true },
} as const

export type TextAttribute = keyof typeof textAttributes
export const textAttributeNames = Object.keys(textAttributes) as TextAttribute[]

/** One value for each text field. */
export const mapTextAttributes = <T>(toValue: (name: TextAttribute) => T) =>
  Object.fromEntries(textAttributeNames.map((name) => [name, toValue(name)])) as Record<TextAttribute, T>
