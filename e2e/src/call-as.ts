import { expect, type Page } from '@playwright/test'
import { tokenOf } from './accounts'

/**
 * Calls the API as an account, by default with GET, or with POST if there is `data`; resolves to the answer's data. An
 * error answer fails the test.
 */
export async function callAs(page: Page, email: string, path: string, data?: object, method = data ? 'POST' : 'GET') {
  const headers = { authorization: `Bearer ${await tokenOf(page, email)}` }
  const answer = await page.request.fetch(`/api/v1/${path}`, { method, headers, ...(data && { data }) })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()).data
}
