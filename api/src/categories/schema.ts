import { type Static, Type } from 'typebox'

/** Spec §3 "Category"; `count` is its number of active products. */
export const CategorySchema = Type.Object(
  {
    name: Type.String(),
    keyword: Type.String(),
    image: Type.String({ description: 'Picture URL; empty if the category has no products' }),
    count: Type.Integer(),
  },
  { title: 'Category' },
)
export type Category = Static<typeof CategorySchema>
