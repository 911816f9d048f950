import { ApiError, api, dataOrThrow, type Report } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { useRevalidator } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import css from './report-columns.module.css'
import { reportTexts as texts } from './texts'

type Choice = 'keep' | 'remove' | 'close'

interface SettleButtonsProps {
  report: Report
  /** Its author has deleted the text: only the report is left to close. */
  gone: boolean
}

/** Keeps or removes a reported text; each asks first. The list is loaded again after it. */
export function SettleButtons({ report, gone }: SettleButtonsProps) {
  const [asked, setAsked] = useState<Choice | null>(null)
  const choices: readonly Choice[] = gone ? ['close'] : ['keep', 'remove']
  return (
    <span className={css.buttons}>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant="secondary"
          size="small"
          aria-label={texts[choice].of(report.author)}
          onClick={() => setAsked(choice)}
        >
          {texts[choice].label}
        </Button>
      ))}
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title={asked ? texts[asked].title : ''}>
        {asked && <Confirmation report={report} choice={asked} onClose={() => setAsked(null)} />}
      </Dialog>
    </span>
  )
}

function Confirmation({ report, choice, onClose }: { report: Report; choice: Choice; onClose(): void }) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const words = texts[choice]
  const settle = async (): Promise<void> => {
    setBusy(true)
    setFailure('')
    const { productId, kind, contentId } = report
    const decision = choice === 'remove' ? 'remove' : 'keep'
    try {
      const body = { productId, kind, contentId, decision } as const
      dataOrThrow(await api.POST('/api/v1/admin/reports/settle', { body }))
      notify('success', words.done)
    } catch (error) {
      // 404: another administrator has settled it, and the row leaves the list with its dialog.
      if (!(error instanceof ApiError && error.status === 404)) {
        setFailure(errorMessage(error))
        return setBusy(false)
      }
      notify('error', errorMessage(error))
    }
    onClose()
    await revalidate()
  }
  return (
    <div className={css.form}>
      <p>{words.text}</p>
      {report.text && <p className={`${css.text} ${css.quiet}`}>{report.text}</p>}
      {failure && (
        <p role="alert">
          <strong>{texts.failed}</strong> {failure}
        </p>
      )}
      <div className={css.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant={choice === 'remove' ? 'danger' : 'primary'} busy={busy} onClick={() => void settle()}>
          {words.label}
        </Button>
      </div>
    </div>
  )
}
