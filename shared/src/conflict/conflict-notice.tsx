import { useFormikContext } from '@superium/shared/forms'
import { Button } from '@superium/shared/ui'
import { useEffect, useRef } from 'react'
import css from './conflict-notice.module.css'
import { differencesOf, type FieldLabels } from './differences'
import { DifferencesTable } from './differences-table'
import { conflictTexts as texts } from './texts'

interface ConflictNoticeProps<Values> {
  labels: FieldLabels<Values>
  /** The values that the form started with; `theirs` are those that somebody else has saved since. */
  before: Values
  theirs: Values
  /** Called before the form is submitted again. */
  onMine(): void
  /** Called when the form has taken over their values. */
  onTake(): void
}

/** Shows the second of two people the differences, and lets them choose a version. */
export function ConflictNotice<Values extends object>(props: ConflictNoticeProps<Values>) {
  const { labels, before, theirs, onMine, onTake } = props
  const { values: yours, submitForm, resetForm, isSubmitting } = useFormikContext<Values>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const differences = differencesOf(labels, { before, theirs, yours })
  return (
    <section className={css.notice} aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{differences.length > 0 ? texts.text : texts.same}</p>
      {differences.length > 0 && <DifferencesTable differences={differences} />}
      <p className={css.hint}>{texts.mineHint}</p>
      <div className={css.actions}>
        <Button
          variant="secondary"
          onClick={() => {
            resetForm({ values: theirs })
            onTake()
          }}
        >
          {texts.take}
        </Button>
        <Button
          busy={isSubmitting}
          onClick={() => {
            onMine()
            void submitForm()
          }}
        >
          {texts.mine}
        </Button>
      </div>
    </section>
  )
}
