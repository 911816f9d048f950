import { api, dataOrThrow, type ModeratedText, type ModeratedTexts } from '@superium/shared/api'
import { readTableQuery } from '../data-table/table-query'

const states = ['new', 'reported', 'hidden'] as const
const kinds = ['review', 'question', 'answer'] as const

/** Which texts the page lists; `all` without a filter. */
export type ListedState = (typeof states)[number] | 'all'

/** The state of the page's address; the new ones without any. Whoever looks for something looks through all. */
export function stateOf(params: URLSearchParams): ListedState {
  const named = [...states, 'all' as const].find((one) => one === params.get('state'))
  return named ?? (params.get('search') || params.get('person') ? 'all' : 'new')
}

/** Loads a page of reviews, questions and answers. Throws `ApiError`. */
export async function listTexts({ url, signal }: Request): Promise<ModeratedTexts> {
  const params = new URL(url).searchParams
  const { size, search } = readTableQuery(params)
  const state = stateOf(params)
  const kind = kinds.find((one) => one === params.get('kind'))
  const [person, after, before] = [params.get('person'), params.get('after'), params.get('before')]
  const query = {
    size,
    ...(search && { search }),
    ...(state !== 'all' && { state }),
    ...(kind && { kind }),
    ...(person && { person: person.slice(0, 128) }),
    ...(after && { after }),
    ...(before && { before }),
  }
  return dataOrThrow(await api.GET('/api/v1/admin/texts', { params: { query }, signal }))
}

/** A text as the page shows it; one that is another by now is an `ApiError` 409. */
type Ref = Pick<ModeratedText, 'productId' | 'kind' | 'contentId' | 'edition'>
const refOf = ({ productId, kind, contentId, edition }: Ref): Ref => ({ productId, kind, contentId, edition })

/** Hides a text. Resolves to whether its author gets an e-mail with the reason. A text that is hidden already is an `ApiError` 409. */
export async function hideText(text: Ref, reason: string): Promise<boolean> {
  return dataOrThrow(await api.POST('/api/v1/admin/texts/hide', { body: { ...refOf(text), reason } })).told
}

/** Shows a hidden text again. A text that is shown already is an `ApiError` 409. */
export async function showText(text: Ref): Promise<void> {
  dataOrThrow(await api.POST('/api/v1/admin/texts/show', { body: refOf(text) }))
}

/** Notes that texts are fine; their reports are closed. */
export async function keepTexts(texts: readonly Ref[]): Promise<void> {
  dataOrThrow(await api.POST('/api/v1/admin/texts/keep', { body: { texts: texts.map(refOf) } }))
}

/** Answers a question, or replies to a review, as the shop; an empty text takes a reply back. */
export async function answerText({ productId, kind, contentId, edition }: Ref, text: string): Promise<void> {
  if (kind === 'answer') return
  dataOrThrow(await api.POST('/api/v1/admin/texts/answer', { body: { productId, kind, contentId, edition, text } }))
}
