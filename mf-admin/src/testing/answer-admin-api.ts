import { type Answer, answerApi, success, type TestApi } from '@superium/shared/testing'
import { testSummary } from './admin-samples'

const STREAM = 'GET /admin/waiting'

/** A stream of events that says nothing and never ends. */
const silence = (): Response => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })

/**
 * The API of the administration: the summary behind the menu's badge, no saved views, and these answers. The stream that keeps the badge up to
 * date is silent and not among the calls, unless the test answers it.
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
