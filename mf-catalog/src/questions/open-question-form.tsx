import { Button, late, Skeleton } from '@superium/shared/ui'
import type { ReactNode } from 'react'
import { LazyComponent } from '../loading/lazy-component'
import { useOpenWithDraft } from '../user-content/use-open-with-draft'
import { useReturnFocus } from '../user-content/use-return-focus'
import { questionDraft } from './question-draft'
import css from './questions.module.css'

const loadForm = () => import(/* webpackChunkName: "question-form" */ './question-form')

interface OpenQuestionFormProps {
  product: string
  question?: string | undefined
  /** The label of the button that opens the form. */
  children: ReactNode
  small?: boolean
  onDone(): void
}

/** A button that opens the form in its place. */
export function OpenQuestionForm({ product, question, children, small = false, onDone }: OpenQuestionFormProps) {
  const { open, byItself, show, close } = useOpenWithDraft(questionDraft(product, question))
  const container = useReturnFocus<HTMLDivElement>(open)
  const done = (): void => {
    close()
    onDone()
  }
  return (
    <div ref={container} className={open ? css.form : undefined}>
      {open ? (
        <LazyComponent
          load={loadForm}
          props={{ product, question, byItself, onDone: done, onCancel: close }}
          pending={<Skeleton height="10rem" />}
        />
      ) : (
        <Button
          {...late(`question:${question ?? ''}`)}
          variant={small ? 'quiet' : 'secondary'}
          size={small ? 'small' : 'medium'}
          onClick={show}
        >
          {children}
        </Button>
      )}
    </div>
  )
}
