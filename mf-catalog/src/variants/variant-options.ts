import type { Variant } from '@superium/shared/api'

/** The attribute that variants differ by; `name` where colour and size do not tell them apart. */
export type VariantAxis = 'colour' | 'size' | 'name'

/** One value of an axis and the variant that it selects. */
export interface AxisOption {
  value: string
  variant: Variant
  soldOut: boolean
}

const isSoldOut = ({ stock }: Variant): boolean => stock <= 0

/** The variant with this id, else the first that is in stock. */
export function selectedVariant(variants: readonly Variant[], id: string | null): Variant | undefined {
  return variants.find(({ _id }) => _id === id) ?? variants.find((one) => !isSoldOut(one)) ?? variants[0]
}

/** The axes to choose from. */
export function variantAxes(variants: readonly Variant[]): VariantAxis[] {
  if (variants.length < 2) return []
  const values = (axis: VariantAxis) => new Set(variants.map((variant) => variant[axis]))
  const axes = (['colour', 'size'] as const).filter((axis) => values(axis).size > 1)
  const combinations = new Set(variants.map((variant) => axes.map((axis) => variant[axis]).join('\n')))
  return combinations.size === variants.length ? axes : ['name']
}

/**
 * The options of an axis in the variants' order. An option keeps the other axis where such a variant exists, even sold out,
 * since its alert email can be requested. A colour is sold out when all its sizes are.
 */
export function axisOptions(variants: readonly Variant[], axis: VariantAxis, selected: Variant): AxisOption[] {
  return [...new Set(variants.map((variant) => variant[axis]))].flatMap((value) => {
    const matching = variants.filter((variant) => variant[axis] === value)
    const same = matching.find(({ colour, size }) =>
      axis === 'colour' ? size === selected.size : axis === 'size' ? colour === selected.colour : true,
    )
    const variant = same ?? matching.find((one) => !isSoldOut(one)) ?? matching[0]
    if (!variant) return []
    return [{ value, variant, soldOut: axis === 'colour' ? matching.every(isSoldOut) : isSoldOut(variant) }]
  })
}
