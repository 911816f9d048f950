import { useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import { formatShare } from '../../shares/format-share'
import { rampTexts } from '../ramp/texts'
import css from './evidence-table.module.css'
import { failedShare, type Part } from './read-evidence'
import { evidenceTexts as texts } from './texts'

/** A chart's exact numbers, newest first, without intervals that had no page views. */
export function EvidenceTable({ parts, label, minutes }: { parts: Part[]; label: string; minutes: number }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={css.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={label}>{texts.asTable}</summary>
      {open && (
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{texts.from(rampTexts.duration(minutes))}</th>
              <th scope="col">{texts.pageViews}</th>
              <th scope="col">{texts.failures}</th>
            </tr>
          </thead>
          <tbody>
            {[...parts]
              .filter(({ visits, failed }) => visits + failed > 0)
              .reverse()
              .map(({ at, visits, failed }) => (
                <tr key={at}>
                  <th scope="row">{formatMoment(new Date(at).toISOString())}</th>
                  <td>{texts.count(visits)}</td>
                  <td>
                    {texts.count(failed)} ({formatShare(failedShare(visits, failed))})
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
