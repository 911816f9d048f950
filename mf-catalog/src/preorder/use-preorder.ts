import { useAction } from '@superium/shared/action'
import { ApiError, api, dataOrThrow } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { useState } from 'react'
import { emailProblem } from './email-problem'

/** A request for an email about a coming product. */
export interface Preorder {
  productId: string
  email: string
  details: string
}

/** Sends pre-orders; the server keeps one per email address and product, so repeating is harmless. */
export function usePreorder() {
  const { busy, act } = useAction()
  const [problem, setProblem] = useState<string | undefined>()

  /** Resolves to whether it succeeded; an invalid address is reported at its field, any other error in a toast. */
  async function send({ productId, email, details }: Preorder): Promise<boolean> {
    const invalid = emailProblem(email)
    setProblem(invalid)
    if (invalid !== undefined || busy) return false
    let sent = false
    const run = async (): Promise<void> => {
      const body = { productId, email: email.trim(), ...(details.trim() && { details: details.trim() }) }
      const { message } = dataOrThrow(await api.POST('/api/v1/shop/preorder', { body }))
      sent = true
      notify('success', message)
    }
    const tell = (error: unknown): string | undefined => {
      if (!(error instanceof ApiError && error.field === 'email')) return errorMessage(error)
      setProblem(error.message)
      return undefined
    }
    await act(run, { tell })
    return sent
  }

  return { busy, problem, clearProblem: () => setProblem(undefined), send }
}
