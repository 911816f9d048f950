import { Type } from 'typebox'

/** The placeholders of the pictures (`toneOf`), in the order of `images`. */
export const Tones = Type.Optional(
  Type.Array(Type.String(), {
    description:
      'Placeholder of each picture: its upper and lower colour as twelve hexadecimal digits (two RGB values)',
  }),
)
