import { Type } from 'typebox'

/** What to show behind pictures until they are there (`toneOf`), in the order of the addresses. */
export const Tones = Type.Optional(
  Type.Array(Type.String(), {
    description: 'For each picture the colours of its ground, above and below, as twelve hexadecimal digits',
  }),
)
