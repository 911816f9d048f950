import { expect, type Page } from '@playwright/test'

/** Posts JSON and returns the answer's body; an error answer fails the test. */
export async function postJson(page: Page, path: string, data: object, headers: Record<string, string> = {}) {
  const answer = await page.request.post(path, { data, headers })
  expect(answer.ok(), path).toBe(true)
  return answer.json()
}
