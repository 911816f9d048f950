import { useSearchParams } from '@superium/shared/router'
import { DayField } from '../data-table/day-field'
import { type DashboardQuery, steps } from './dashboard-query'
import { presets } from './presets'
import css from './range-picker.module.css'
import { dashboardTexts } from './texts'

const texts = dashboardTexts.range

/** Chooses the dashboard's range and interval; the URL stores them. */
export function RangePicker({ from, to, by }: DashboardQuery) {
  const [, setParams] = useSearchParams()
  const change = (changes: Record<string, string>): void => {
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    setParams(next, { preventScrollReset: true })
  }
  // Choosing a start after the end moves the end too, and vice versa, so that every choice is valid.
  const setFrom = (day: string): void => (day ? change({ from: day, to: day > to ? day : to }) : undefined)
  const setTo = (day: string): void => (day ? change({ to: day, from: day < from ? day : from }) : undefined)
  return (
    <fieldset className={css.picker}>
      <legend className="visually-hidden">{texts.label}</legend>
      <div className={css.presets}>
        {presets(new Date(), texts.presets).map((one) => (
          <button
            key={one.label}
            type="button"
            className={css.preset}
            aria-pressed={one.from === from && one.to === to}
            onClick={() => change({ from: one.from, to: one.to })}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div className={css.fields}>
        <DayField label={texts.from} className={css.field} value={from} onChange={setFrom} />
        <DayField label={texts.to} className={css.field} value={to} onChange={setTo} />
        <label className={css.field}>
          {texts.by}
          <select value={by} onChange={({ target }) => change({ by: target.value })}>
            {steps.map((step) => (
              <option key={step} value={step}>
                {texts.steps[step]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </fieldset>
  )
}
