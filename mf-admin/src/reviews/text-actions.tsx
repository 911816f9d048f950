import { useAction } from '@superium/shared/action'
import type { ModeratedText } from '@superium/shared/api'
import { useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { useState } from 'react'
import css from './reviews.module.css'
import { TextDialog } from './text-dialog'
import { keepTexts, showText } from './text-requests'
import { reviewsTexts as texts } from './texts'

/** The actions in a text's row. The list reloads after each. */
export function TextActions({ text }: { text: ModeratedText }) {
  const reloadAfter = useReloadAfter()
  const { doing, act } = useAction<'keep' | 'show'>()
  const [dialog, setDialog] = useState<'hide' | 'answer' | null>(null)
  const { author, kind, hidden, isNew, reports, shopReply } = text
  const run = (step: 'keep' | 'show'): Promise<void> => {
    const decide = async (): Promise<void> => {
      await (step === 'keep' ? keepTexts([text]) : showText(text))
      notify('success', texts[step].done)
    }
    // Also after an error, because a 409 means that somebody else has changed the text.
    return act(decide, { name: step, after: reloadAfter })
  }
  const reply = shopReply ? texts.answer.changed : kind === 'answer' ? undefined : texts.answer[kind]
  return (
    <span className={css.buttons}>
      {(isNew || reports.length > 0) && (
        <Button
          variant="secondary"
          size="small"
          busy={doing === 'keep'}
          aria-label={texts.keep.of(author)}
          onClick={() => void run('keep')}
        >
          {texts.keep.label}
        </Button>
      )}
      {reply && !hidden && (
        <Button variant="secondary" size="small" aria-label={reply.of(author)} onClick={() => setDialog('answer')}>
          {reply.label}
        </Button>
      )}
      {hidden ? (
        <Button
          variant="secondary"
          size="small"
          busy={doing === 'show'}
          aria-label={texts.show.of(author)}
          onClick={() => void run('show')}
        >
          {texts.show.label}
        </Button>
      ) : (
        <Button variant="secondary" size="small" aria-label={texts.hide.of(author)} onClick={() => setDialog('hide')}>
          {texts.hide.label}
        </Button>
      )}
      <TextDialog text={text} step={dialog} onClose={() => setDialog(null)} />
    </span>
  )
}
