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
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()

  /** Resolves to whether it succeeded; an invalid address is reported at its field, any other error in a toast. */
  async function send({ productId, email, details }: Preorder): Promise<boolean> {
    const invalid = emailProblem(email)
    setProblem(invalid)
    if (invalid !== undefined || busy) return false
    setBusy(true)
    try {
      const body = { productId, email: email.trim(), ...(details.trim() && { details: details.trim() }) }
      const { message } = dataOrThrow(await api.POST('/api/v1/shop/preorder', { body }))
      notify('success', message)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.field === 'email') setProblem(error.message)
      else notify('error', errorMessage(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, send }
}
