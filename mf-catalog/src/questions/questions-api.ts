import { api, dataOrThrow, type Question } from '@superium/shared/api'

/** Questions per page. */
export const QUESTIONS_PER_PAGE = 5

/** A page of questions, the newest first. */
export interface QuestionPage {
  data: Question[]
  count: number
}

/** Loads a page (counted from 0) of a product's questions. Throws `ApiError`. */
export async function loadQuestions(id: string, page: number, signal: AbortSignal): Promise<QuestionPage> {
  const params = { path: { id }, query: { page, size: QUESTIONS_PER_PAGE } }
  return dataOrThrow(await api.GET('/api/v1/shop/products/{id}/questions', { params, signal }))
}

/** Posts a question, or with `questionId` an answer; returns the server's message. Throws `ApiError`. */
export async function sendQuestionOrAnswer(id: string, text: string, questionId?: string): Promise<string> {
  const body = { text }
  if (questionId === undefined) {
    return dataOrThrow(await api.POST('/api/v1/shop/products/{id}/questions', { params: { path: { id } }, body }))
      .message
  }
  const params = { path: { id, question: questionId } }
  return dataOrThrow(await api.POST('/api/v1/shop/products/{id}/questions/{question}/answers', { params, body }))
    .message
}

/** Deletes a question, or with `answerId` one of its answers; returns the server's message. Throws `ApiError`. */
export async function deleteQuestionOrAnswer(id: string, questionId: string, answerId?: string): Promise<string> {
  if (answerId === undefined) {
    const params = { path: { id, question: questionId } }
    return dataOrThrow(await api.DELETE('/api/v1/shop/products/{id}/questions/{question}', { params })).message
  }
  const params = { path: { id, question: questionId, answer: answerId } }
  const path = '/api/v1/shop/products/{id}/questions/{question}/answers/{answer}'
  return dataOrThrow(await api.DELETE(path, { params })).message
}
