import { ApiError, api, dataOrThrow } from '@superium/shared/api'
import { notify } from '@superium/shared/state'
import { useState } from 'react'
import { texts } from '../texts'
import { emailProblem } from './email-problem'

/** What a visitor asks to be written about. */
export interface Wish {
  productId: string
  email: string
  details: string
}

/** Sends wishes; asking twice is as good as once (the server keeps one per e-mail address and product). */
export function usePreorder() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()

  /** Whether it was taken. A wrong address is said at its field, anything else in a toast. */
  async function send({ productId, email, details }: Wish): Promise<boolean> {
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (wrong !== undefined || busy) return false
    setBusy(true)
    try {
      const body = { productId, email: email.trim(), ...(details.trim() && { details: details.trim() }) }
      const { message } = dataOrThrow(await api.POST('/api/v1/shop/preorder', { body }))
      notify('success', message)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.field === 'email') setProblem(error.message)
      else notify('error', error instanceof ApiError ? error.message : texts.preorder.failed)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, send }
}
