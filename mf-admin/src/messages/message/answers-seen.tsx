import { useFormikContext } from '@superium/shared/forms'
import { type RefObject, useEffect } from 'react'

interface AnswersSeenProps {
  /** Holds the number while something is typed. */
  seen: RefObject<number | undefined>
  /** The answers that the page shows now. */
  count: number
}

/** Notes how many answers there were when somebody began to type, since one that arrives meanwhile may go unnoticed. */
export function AnswersSeen({ seen, count }: AnswersSeenProps) {
  const { dirty } = useFormikContext()
  useEffect(() => {
    seen.current = dirty ? (seen.current ?? count) : undefined
  }, [seen, dirty, count])
  return null
}
