import { Type } from 'typebox'

/** Whom a product is made for. */
export const audiences = ['men', 'women', 'kids', 'unisex'] as const
export type Audience = (typeof audiences)[number]

/** An audience as the database holds it; its check admits no other. */
export function parseAudience(text: string): Audience {
  const audience = audiences.find((one) => one === text)
  if (!audience) throw new Error(`the database holds an unknown audience: ${text}`)
  return audience
}

export const AudienceSchema = Type.Enum(audiences, {
  title: 'Audience',
  type: 'string',
  description: 'Whom it is made for; unisex: everybody',
})
