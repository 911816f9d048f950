import { closeAfterEach } from '../testing/close-after-each'
import { readDocumentData } from '../testing/read-document-data'
import { ask, cartFiles, releaseStore, startReleaseSite } from '../testing/start-release-site'
import { browse } from '../testing/start-site'

closeAfterEach()

test('the first page after a release is rendered on the server', async () => {
  const app = await startReleaseSite(releaseStore(), { serverRendering: true })
  await app.ready()
  let rendered = 0
  // On a busy machine, a renderer can take longer to start than a release waits.
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await ask(app, 'PUT', `/mf-cart/${version}?traffic=100`, { tar: cartFiles(version) })
    const { body } = await browse(app, '/cart')
    expect(readDocumentData(body, 'superium-discovery')).toMatchObject({
      microFrontends: { 'mf-cart': [{ metadata: { version } }] },
    })
    if (body.includes('left to the browser')) rendered += 1
  }
  expect(rendered).toBeGreaterThan(0)
})
