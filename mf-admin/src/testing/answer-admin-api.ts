import { type Answer, answerApi, success, type TestApi } from '@superium/shared/testing'
import { testSummary } from './admin-samples'

/** The API of the administration: the summary behind the menu's badge, and these answers. */
export const answerAdminApi = (answers: Record<string, Answer> = {}): TestApi =>
  answerApi({ 'GET /admin/summary': success(testSummary), ...answers })
