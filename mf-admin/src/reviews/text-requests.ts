import { api, dataOrThrow, type ModeratedText, type ModeratedTexts } from '@superium/shared/api'
import { readTableQuery } from '../data-table/table-query'

const states = ['new', 'reported', 'hidden'] as const
const kinds = ['review', 'question', 'answer'] as const

/** The filter of the list by state; `all` means no filter. */
export type ListedState = (typeof states)[number] | 'all'

/**
 * The URL's filter by state. The default is `new`, or `all` with a search or a person, which should search everything.
 */
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

/** A text as the page shows it; requests with an outdated one get an `ApiError` 409. */
type Ref = Pick<ModeratedText, 'productId' | 'kind' | 'contentId' | 'edition'>
const refOf = ({ productId, kind, contentId, edition }: Ref): Ref => ({ productId, kind, contentId, edition })

/**
 * Hides a text. Resolves to whether its author gets an e-mail with the reason. `ApiError` 409 if it is already hidden.
 */
export async function hideText(text: Ref, reason: string): Promise<boolean> {
  return dataOrThrow(await api.POST('/api/v1/admin/texts/hide', { body: { ...refOf(text), reason } })).told
}

/** Shows a hidden text again. `ApiError` 409 if it is not hidden. */
export async function showText(text: Ref): Promise<void> {
  dataOrThrow(await api.POST('/api/v1/admin/texts/show', { body: refOf(text) }))
}

/** Approves texts and closes their reports. */
export async function keepTexts(texts: readonly Ref[]): Promise<void> {
  dataOrThrow(await api.POST('/api/v1/admin/texts/keep', { body: { texts: texts.map(refOf) } }))
}

/** Answers a question, or replies to a review, as the shop; an empty text deletes a reply. */
export async function answerText({ productId, kind, contentId, edition }: Ref, text: string): Promise<void> {
  if (kind === 'answer') return
  dataOrThrow(await api.POST('/api/v1/admin/texts/answer', { body: { productId, kind, contentId, edition, text } }))
}
