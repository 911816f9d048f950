import { api, type ContactMessageDetail, dataOrThrow } from '@superium/shared/api'

/** Loads a message with its answers. An unknown one is an `ApiError` 404. */
export async function loadMessage(id: string, signal?: AbortSignal): Promise<ContactMessageDetail> {
  const options = { params: { path: { id } }, ...(signal && { signal }) }
  return dataOrThrow(await api.GET('/api/v1/admin/messages/{id}', options)).data
}

/** Answers a message by e-mail. When somebody else has answered since `seen` answers it is an `ApiError` 409. */
export async function answerMessage(id: string, text: string, seen: number): Promise<ContactMessageDetail> {
  const params = { path: { id } }
  const body = { text, answers: seen }
  return dataOrThrow(await api.POST('/api/v1/admin/messages/{id}/answers', { params, body })).data
}

/** Sends an answer again whose e-mail was given up. */
export async function resendAnswer(id: string, answer: string): Promise<void> {
  const params = { path: { id, answer } }
  dataOrThrow(await api.POST('/api/v1/admin/messages/{id}/answers/{answer}/resend', { params }))
}
