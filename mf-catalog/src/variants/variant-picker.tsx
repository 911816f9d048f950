import type { Variant } from '@superium/shared/api'
import { Picture } from '@superium/shared/ui'
import { useId } from 'react'
import { detailTexts } from '../detail-texts'
import { type Axis, axisOptions, type Choice, variantAxes } from './variant-options'
import css from './variant-picker.module.css'

const texts = detailTexts.variants

interface VariantPickerProps {
  variants: readonly Variant[]
  chosen: Variant
  onChoose(variant: Variant): void
}

/** Chooses colour and size (radio groups); what is sold out is crossed out and can still be chosen. */
export function VariantPicker({ variants, chosen, onChoose }: VariantPickerProps) {
  return variantAxes(variants).map((axis) => (
    <AxisChoice
      key={axis}
      axis={axis}
      choices={axisOptions(variants, axis, chosen)}
      value={chosen[axis]}
      onChoose={onChoose}
    />
  ))
}

interface AxisChoiceProps {
  axis: Axis
  choices: readonly Choice[]
  value: string
  onChoose(variant: Variant): void
}

function AxisChoice({ axis, choices, value, onChoose }: AxisChoiceProps) {
  const name = useId()
  return (
    <fieldset className={css.axis}>
      <legend className={css.legend}>
        {texts[axis]}: <strong>{value}</strong>
      </legend>
      <div className={css.choices}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${css.choice} ${choice.soldOut ? css.soldOut : ''}`}
            title={nameOf(choice)}
          >
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              aria-label={nameOf(choice)}
              checked={choice.value === value}
              onChange={() => onChoose(choice.variant)}
            />
            <Face axis={axis} choice={choice} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Colours are shown by their picture, sizes and names in words. */
function Face({ axis, choice: { value, variant } }: { axis: Axis; choice: Choice }) {
  if (axis !== 'colour') return <span className={css.words}>{value}</span>
  return (
    <span className={css.swatch}>
      <Picture src={variant.images[0]} alt="" sizes="56px" />
    </span>
  )
}

const nameOf = ({ value, soldOut }: Choice): string => (soldOut ? `${value}, ${texts.soldOut}` : value)
