import { closeAfterEach } from '../testing/close-after-each'
import { makeReleaseStore } from '../testing/make-release-store'
import { startSite } from '../testing/start-site'

closeAfterEach()

test('personal pages are disallowed', async () => {
  const { body, headers } = await (await startSite({ siteUrl: 'https://shop.example' })).inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /myaccount',
    'Disallow: /superium-admin',
    '',
    'Sitemap: https://shop.example/sitemap.xml',
    '',
  ])
})

test('robots.txt is a 503 until the live releases are known', async () => {
  const answer = await (await startSite({ releasesDir: makeReleaseStore({}) })).inject('/robots.txt')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
})
