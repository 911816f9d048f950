import { problem } from '@superium/shared/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerAdminApi } from '../../testing/answer-admin-api'
import { openAdminPage } from '../../testing/open-admin-page'
import { releaseAnswers, releaseCard } from '../../testing/release-samples'

test('each live version has a chart with its baseline, and the numbers as a table', async () => {
  answerAdminApi(releaseAnswers())
  await openAdminPage('/superium-admin/releases')
  const card = within(await releaseCard())
  const chart = await card.findByRole('img', { name: /^Page views and failures of mf-cart 1\.1\.0/ })
  expect(chart).toHaveAccessibleName(/5 % failed of 60 page views; baseline 0\.3 % \(1\.0\.0\)/)
  expect(
    card.getByRole('img', { name: /mf-cart 1\.0\.0 over time: 0\.3 % failed of 1,200 .*no baseline yet/ }),
  ).toBeVisible()
  await userEvent.click(card.getByLabelText('Page views and failures of mf-cart 1.1.0 as a table'))
  const rows = within(await card.findByRole('table', { name: /mf-cart 1\.1\.0 as a table$/ })).getAllByRole('row')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toHaveTextContent(/403 \(7\.5 %\)$/)
})

test('if the timeline cannot be loaded, the page shows everything except the charts', async () => {
  answerAdminApi(releaseAnswers({ 'GET /admin/telemetry/timeline': () => problem(500, 'Something went wrong.') }))
  await openAdminPage('/superium-admin/releases')
  expect(await releaseCard()).toBeVisible()
  expect(screen.queryByRole('img', { name: /^Page views and failures/ })).not.toBeInTheDocument()
})
