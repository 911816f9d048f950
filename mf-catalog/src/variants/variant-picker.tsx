import type { Variant } from '@superium/shared/api'
import { Picture } from '@superium/shared/ui'
import { useId } from 'react'
import { variantTexts } from './texts'
import { type AxisOption, axisOptions, type VariantAxis, variantAxes } from './variant-options'
import css from './variant-picker.module.css'

interface VariantPickerProps {
  variants: readonly Variant[]
  selected: Variant
  onSelect(variant: Variant): void
}

/** Radio groups for colour and size; sold-out options are crossed out but selectable. */
export function VariantPicker({ variants, selected, onSelect }: VariantPickerProps) {
  return variantAxes(variants).map((axis) => (
    <AxisGroup
      key={axis}
      axis={axis}
      options={axisOptions(variants, axis, selected)}
      value={selected[axis]}
      onSelect={onSelect}
    />
  ))
}

interface AxisGroupProps {
  axis: VariantAxis
  options: readonly AxisOption[]
  value: string
  onSelect(variant: Variant): void
}

function AxisGroup({ axis, options, value, onSelect }: AxisGroupProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className={css.legend}>
        {variantTexts[axis]}: <strong>{value}</strong>
      </legend>
      <div className={css.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${css.option} ${option.soldOut ? css.soldOut : ''}`}
            title={nameOf(option)}
          >
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              aria-label={nameOf(option)}
              checked={option.value === value}
              onChange={() => onSelect(option.variant)}
            />
            <OptionContent axis={axis} option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A colour shows its picture, any other option its text. */
function OptionContent({ axis, option: { value, variant } }: { axis: VariantAxis; option: AxisOption }) {
  if (axis !== 'colour') return <span className={css.text}>{value}</span>
  return (
    <span className={css.swatch}>
      <Picture src={variant.images[0]} alt="" sizes="56px" />
    </span>
  )
}

const nameOf = ({ value, soldOut }: AxisOption): string => (soldOut ? `${value}, ${variantTexts.soldOut}` : value)
