import { expect, type Page } from '@playwright/test'

/** Posts JSON and returns the answer's body; an error answer fails the test. */
export async function postJson(
  { request }: Pick<Page, 'request'>,
  path: string,
  data: object,
  headers: Record<string, string> = {},
) {
  const answer = await request.post(path, { data, headers })
  expect(answer.ok(), path).toBe(true)
  return answer.json()
}
