import { useFormikContext } from '@superium/shared/forms'
import { type RefObject, useEffect } from 'react'

interface AnswersSeenProps {
  /** The number of answers when typing began; undefined while nothing is typed. */
  seen: RefObject<number | undefined>
  /** The number of answers on the page now. */
  count: number
}

/** Records the number of answers when typing begins, because the administrator may overlook one that arrives later. */
export function AnswersSeen({ seen, count }: AnswersSeenProps) {
  const { dirty } = useFormikContext()
  useEffect(() => {
    seen.current = dirty ? (seen.current ?? count) : undefined
  }, [seen, dirty, count])
  return null
}
