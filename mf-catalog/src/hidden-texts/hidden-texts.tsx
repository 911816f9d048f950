import { Notice } from '@superium/shared/ui'
import { deleteQuestionOrAnswer } from '../questions/questions-api'
import { DeleteButton } from '../user-content/delete-button'
import type { OwnContent } from '../user-content/use-own-content'
import contentCss from '../user-content/user-content.module.css'

const texts = {
  title: (kind: 'review' | 'question' | 'answer') => `Your ${kind} is hidden`,
  text: 'Only you see it. The shop says why:',
  deleteTitle: (kind: 'review' | 'question' | 'answer') => `Delete your ${kind}?`,
  deleteText: 'This cannot be undone.',
} as const

/**
 * Lists the visitor's own texts about a product that the shop has hidden, with the reason. A hidden review is also
 * shown in its own section, which can delete it.
 */
export default function HiddenTexts({ own, product }: { own: OwnContent; product: string }) {
  return own.texts?.hidden.map(({ _id, kind, text, reason, question }) => (
    <Notice key={_id} title={texts.title(kind)}>
      <blockquote className={contentCss.text}>{text}</blockquote>
      <p>
        {texts.text} <strong>{reason}</strong>
      </p>
      {kind !== 'review' && (
        <DeleteButton
          title={texts.deleteTitle(kind)}
          text={texts.deleteText}
          remove={() =>
            question ? deleteQuestionOrAnswer(product, question, _id) : deleteQuestionOrAnswer(product, _id)
          }
          onDone={own.reload}
        />
      )}
    </Notice>
  ))
}
