import css from './filters.module.css'

interface FacetGroupProps {
  legend: string
  options: readonly { value: string; label: string; count: number }[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** Check boxes with the count of each over the whole result. */
export function FacetGroup({ legend, options, chosen, onChange }: FacetGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.options}>
        {options.map(({ value, label, count }) => (
          <label key={value} className={css.option}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{label}</span>
            <span className={css.count}>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
