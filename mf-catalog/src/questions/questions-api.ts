import { api, dataOrThrow, type Question } from '@superium/shared/api'

/** How many questions a page of them shows. */
export const QUESTIONS_SHOWN = 5

/** A page of questions, the newest first. */
export interface QuestionPage {
  data: Question[]
  count: number
}

/** Reads a page (from 0) of a product's questions. */
export async function loadQuestions(id: string, page: number, signal: AbortSignal): Promise<QuestionPage> {
  const params = { path: { id }, query: { page, size: QUESTIONS_SHOWN } }
  return dataOrThrow(await api.GET('/api/v1/shop/products/{id}/questions', { params, signal }))
}

/** Asks something about a product, or with `questionId` answers; the server's words. */
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

/** Takes a question, or with `answerId` one answer to it, away; the server's words. */
export async function deleteQuestionOrAnswer(id: string, questionId: string, answerId?: string): Promise<string> {
  if (answerId === undefined) {
    const params = { path: { id, question: questionId } }
    return dataOrThrow(await api.DELETE('/api/v1/shop/products/{id}/questions/{question}', { params })).message
  }
  const params = { path: { id, question: questionId, answer: answerId } }
  const path = '/api/v1/shop/products/{id}/questions/{question}/answers/{answer}'
  return dataOrThrow(await api.DELETE(path, { params })).message
}
