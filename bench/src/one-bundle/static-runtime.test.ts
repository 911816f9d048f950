import { staticRuntime } from './static-runtime'

it('imports route tables with the host and leaves slots split', () => {
  const source = staticRuntime([
    { id: 'mf_a/routes', path: '/mf-a/src/routes.tsx' },
    { id: 'mf_a/slots/menu', path: '/mf-a/src/menu.tsx' },
  ])
  expect(source).toContain('import * as module0 from "/mf-a/src/routes.tsx"')
  expect(source).toContain('"mf_a/routes": async () => module0,')
  expect(source).toContain('"mf_a/slots/menu": async () => import("/mf-a/src/menu.tsx"),')
  expect(source).not.toContain('import * as module1')
})
