import type { Variant } from '@superium/shared/api'
import { late, Picture } from '@superium/shared/ui'
import { useId } from 'react'
import { variantTexts } from './texts'
import { type AxisOption, axisOptions, type VariantAxis, type VariantChoice, variantAxes } from './variant-options'
import css from './variant-picker.module.css'

interface VariantPickerProps {
  variants: readonly Variant[]
  choice: VariantChoice
  /** The axis to choose first, once the visitor has tried to buy without it. */
  asked?: VariantAxis | undefined
  onChoose(axis: VariantAxis, value: string): void
}

/** Radio groups for colour and size. Sold-out options are crossed out but selectable, because they offer an alert. */
export function VariantPicker({ variants, choice, asked, onChoose }: VariantPickerProps) {
  return variantAxes(variants).map((axis) => (
    <AxisGroup
      key={axis}
      axis={axis}
      options={axisOptions(variants, axis, choice)}
      value={choice[axis]}
      asked={axis === asked}
      onChoose={(value) => onChoose(axis, value)}
    />
  ))
}

interface AxisGroupProps {
  axis: VariantAxis
  options: readonly AxisOption[]
  value: string | undefined
  asked: boolean
  onChoose(value: string): void
}

function AxisGroup({ axis, options, value, asked, onChoose }: AxisGroupProps) {
  const name = useId()
  return (
    <fieldset data-axis={axis}>
      <legend className={css.legend}>
        {variantTexts[axis]}
        {value !== undefined && (
          <>
            : <strong>{value}</strong>
          </>
        )}
        {asked && (
          <>
            : <span className={css.asked}>{variantTexts.choose[axis]}</span>
          </>
        )}
      </legend>
      <div className={`${css.options} ${asked ? css.wanted : ''}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${css.option} ${option.soldOut ? css.soldOut : ''}`}
            title={nameOf(option)}
          >
            <input
              {...late(`${axis}:${option.value}`)}
              type="radio"
              name={name}
              className="visually-hidden"
              aria-label={nameOf(option)}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
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
      <Picture src={variant.images[0]} tone={variant.tones?.[0]} alt="" sizes="56px" />
    </span>
  )
}

const nameOf = ({ value, soldOut }: AxisOption): string => (soldOut ? `${value}, ${variantTexts.soldOut}` : value)
