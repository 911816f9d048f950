import { Type } from 'typebox'

/** The people that a product is made for. */
export const audiences = ['men', 'women', 'kids', 'unisex'] as const
export type Audience = (typeof audiences)[number]

/** Parses an audience from the database, whose check constraint allows no other. */
export function parseAudience(text: string): Audience {
  const audience = audiences.find((one) => one === text)
  if (!audience) throw new Error(`the database holds an unknown audience: ${text}`)
  return audience
}

export const AudienceSchema = Type.Enum(audiences, {
  title: 'Audience',
  type: 'string',
  description: 'The people a product is for; unisex: everybody',
})
