import { type Static, Type } from 'typebox'

/** Spec §3 "Category"; `count` is its number of active products. */
export const CategorySchema = Type.Object(
  {
    name: Type.String(),
    keyword: Type.String(),
    image: Type.String({ description: 'Picture URL; empty if the category has no products' }),
    banner: Type.Optional(
      Type.String({ description: 'URL of the wide picture of its campaign; missing if it has none, or no products' }),
    ),
    count: Type.Integer(),
  },
  { title: 'Category' },
)
export type Category = Static<typeof CategorySchema>
