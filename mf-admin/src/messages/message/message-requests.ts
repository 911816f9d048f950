import { api, type ContactMessageDetail, dataOrThrow } from '@superium/shared/api'

/** Loads a message with its answers. An unknown one is an `ApiError` 404. */
export async function loadMessage(id: string, signal?: AbortSignal): Promise<ContactMessageDetail> {
  const options = { params: { path: { id } }, ...(signal && { signal }) }
  return dataOrThrow(await api.GET('/api/v1/admin/messages/{id}', options)).data
}

/**
 * Answers a message by e-mail, once per `key`. `ApiError` 409 if the message has other answers than the `seen` ones.
 */
export async function answerMessage(id: string, key: string, text: string, seen: number): Promise<void> {
  const params = { path: { id }, header: { 'idempotency-key': key } }
  const body = { text, answers: seen }
  dataOrThrow(await api.POST('/api/v1/admin/messages/{id}/answers', { params, body }))
}

/** Sends an answer again after its e-mail has failed for good. */
export async function resendAnswer(id: string, answer: string): Promise<void> {
  const params = { path: { id, answer } }
  dataOrThrow(await api.POST('/api/v1/admin/messages/{id}/answers/{answer}/resend', { params }))
}
