import { Type } from 'typebox'

/** The placeholders of the pictures (`toneOf`), in the order of `images`. */
export const Tones = Type.Optional(
  Type.Array(Type.String(), {
    description: 'For each picture the colours of its ground, above and below, as twelve hexadecimal digits',
  }),
)
