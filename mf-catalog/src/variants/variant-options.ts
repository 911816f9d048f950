import type { Variant } from '@superium/shared/api'

/** What variants differ by; `name` where colour and size do not tell them apart. */
export type Axis = 'colour' | 'size' | 'name'

/** One value of an axis, and the variant that choosing it leads to. */
export interface Choice {
  value: string
  variant: Variant
  soldOut: boolean
}

const isSoldOut = ({ stock }: Variant): boolean => stock <= 0

/** The variant to begin with: the one that was asked for, else the first that can be had. */
export function selectedVariant(variants: readonly Variant[], id: string | null): Variant | undefined {
  return variants.find(({ _id }) => _id === id) ?? variants.find((one) => !isSoldOut(one)) ?? variants[0]
}

/** What there is to choose between. */
export function variantAxes(variants: readonly Variant[]): Axis[] {
  if (variants.length < 2) return []
  const values = (axis: Axis) => new Set(variants.map((variant) => variant[axis]))
  const axes = (['colour', 'size'] as const).filter((axis) => values(axis).size > 1)
  const told = new Set(variants.map((variant) => axes.map((axis) => variant[axis]).join('\n')))
  return told.size === variants.length ? axes : ['name']
}

/**
 * The values of an axis in the variants' order. Choosing one keeps the other axis where that exists, sold out or not: what
 * is sold out can be looked at and asked for. A colour counts as sold out when no size of it is left.
 */
export function axisOptions(variants: readonly Variant[], axis: Axis, chosen: Variant): Choice[] {
  return [...new Set(variants.map((variant) => variant[axis]))].flatMap((value) => {
    const having = variants.filter((variant) => variant[axis] === value)
    const same = having.find(({ colour, size }) =>
      axis === 'colour' ? size === chosen.size : axis === 'size' ? colour === chosen.colour : true,
    )
    const variant = same ?? having.find((one) => !isSoldOut(one)) ?? having[0]
    if (!variant) return []
    return [{ value, variant, soldOut: axis === 'colour' ? having.every(isSoldOut) : isSoldOut(variant) }]
  })
}
