import { Button } from '@superium/shared/ui'
import { useEffect, useId, useRef } from 'react'
import css from './conflict-choice.module.css'
import type { Difference } from './differences'
import { DifferencesTable } from './differences-table'
import { conflictTexts as texts } from './texts'

interface ConflictChoiceProps {
  differences: readonly Difference[]
  busy: boolean
  onMine(): void
  onTake(): void
}

/** What both of two people have changed, with the choice whose values count; focused once it appears. */
export function ConflictChoice({ differences, busy, onMine, onTake }: ConflictChoiceProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const differs = differences.length > 0
  return (
    <section className={css.notice} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{differs ? texts.text : texts.same}</p>
      {differs && <DifferencesTable differences={differences} />}
      {differs && <p className={css.hint}>{texts.hint}</p>}
      <div className={css.actions}>
        {differs && (
          <Button variant="secondary" onClick={onTake}>
            {texts.take}
          </Button>
        )}
        <Button busy={busy} onClick={onMine}>
          {differs ? texts.mine : texts.mineToo}
        </Button>
      </div>
    </section>
  )
}
