import { type Answer, answerApi, success, type TestApi } from '@superium/shared/testing'
import { testSummary } from './admin-samples'

const STREAM = 'GET /admin/waiting'

/** An event stream that stays open without events. */
const silence = (): Response => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })

/**
 * Stubs the administration's API: the summary for the menu's badges, no saved views, and the given answers. The event
 * stream for the badges stays silent and is not recorded as a call unless the test answers it.
 */
export function answerAdminApi(answers: Record<string, Answer> = {}): TestApi {
  const testApi = answerApi({
    'GET /admin/summary': success(testSummary),
    'GET /admin/views/orders': success([]),
    'GET /admin/views/products': success([]),
    ...answers,
  })
  if (answers[STREAM]) return testApi
  const { fetch: answered } = globalThis
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.endsWith('/admin/waiting') ? silence() : answered(input, init)
  }
  return testApi
}
