import { dropFormDraft, keepFormDraft, readFormDraft } from '@superium/shared/form-draft'
import { $user } from '@superium/shared/state'
import { useState } from 'react'

/** What a signed-in person types into a form, kept in this tab until it is sent or given up. */
interface Draft<Values> {
  values: Values
  /** Whether the form began with what was typed earlier. */
  isKept: boolean
  change(values: Partial<Values>): void
  /** Forgets what was typed, after it was sent or given up. */
  drop(): void
}

/** The draft of the form `name`; `unchanged` are the values of the form without one. */
export function useDraft<Values extends Record<string, string>>(name: string, unchanged: Values): Draft<Values> {
  // What is typed after the session has ended still belongs to the account that began it.
  const [uid] = useState($user.get()?.uid ?? '')
  const [kept] = useState(() => readFormDraft(name, uid, unchanged))
  const [values, setValues] = useState<Values>({ ...unchanged, ...kept })
  return {
    values,
    isKept: kept !== null,
    change: (changed) => {
      const now = { ...values, ...changed }
      setValues(now)
      if (Object.entries(unchanged).every(([field, value]) => now[field] === value)) dropFormDraft(name, uid)
      else keepFormDraft(name, uid, now)
    },
    drop: () => dropFormDraft(name, uid),
  }
}

/** Whether the form `name` has a draft, so that it opens by itself. */
export const hasDraft = (name: string): boolean => readFormDraft(name, $user.get()?.uid ?? '', {}) !== null
