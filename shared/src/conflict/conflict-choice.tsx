import { Button } from '@superium/shared/ui'
import { useEffect, useId, useRef } from 'react'
import css from './conflict-choice.module.css'
import type { Difference } from './differences'
import { DifferencesTable } from './differences-table'
import { conflictTexts as texts } from './texts'

export interface ConflictChoiceProps {
  /** What is to be decided; without any, nothing is shown. */
  differences: readonly Difference[]
  /** The conflict; each refused save makes a new object, which moves the focus here. */
  conflict: object
  busy: boolean
  onMine(): void
  onTake(): void
}

/** What both of two people have changed, with the choice whose values count; focused whenever a save is refused. */
export function ConflictChoice({ differences, conflict, busy, onMine, onTake }: ConflictChoiceProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `conflict`
  useEffect(() => heading.current?.focus(), [conflict])
  if (differences.length === 0) return null
  return (
    <section className={css.notice} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.text}</p>
      <DifferencesTable differences={differences} />
      <p className={css.hint}>{texts.hint}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onTake}>
          {texts.take}
        </Button>
        <Button busy={busy} onClick={onMine}>
          {texts.mine}
        </Button>
      </div>
    </section>
  )
}
