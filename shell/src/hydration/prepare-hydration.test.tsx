import { ApiError } from '@superium/shared/api'
import { act } from '@testing-library/react'
import { type ComponentType, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type RouteObject, RouterProvider, useLoaderData } from 'react-router-dom'
import { type LoaderData, UNSETTLED } from '../loader-data/loader-data'
import { onRemoteEvents } from '../remotes/remote-events'
import { remoteRoutes, type StandInHandle } from '../routing/remote-routes'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { prepareHydration } from './prepare-hydration'
import { WhenCommitted } from './when-committed'

const cart = testDeployment('mf-cart', { owner: 'Cart', routes: ['/orders/:id'] })
const loader = jest.fn(async () => ({ name: 'Order 7', parcels: Promise.resolve(['P1']) }))
const id = 'mf-cart:/orders/:id'

function Order() {
  return <h1>{useLoaderData<{ name: string }>().name}</h1>
}

const routes = (Component: ComponentType = Order): RouteObject[] => [
  remoteRoutes(
    cart,
    testRemotes([cart], async () => ({ default: [{ path: '/orders/:id', loader, Component }] })),
  ),
]

const site = (of: RouteObject[], loaderData: LoaderData) => (
  <RouterProvider router={createMemoryRouter(of, { initialEntries: ['/orders/7'], hydrationData: { loaderData } })} />
)

test('a page whose data the server lacked in part hydrates as the server rendered it', async () => {
  const settled = { [id]: { name: 'Order 7', parcels: UNSETTLED } }
  const onServer = routes()
  const handle: StandInHandle | undefined = onServer[0]?.children?.[0]?.handle
  await handle?.prepare()
  const container = document.createElement('div')
  container.innerHTML = renderToString(site(onServer, settled))
  expect(container).toHaveTextContent('Order 7')

  const inBrowser = routes()
  const data = await prepareHydration(inBrowser, settled, new URL('https://shop.example/orders/7'))
  expect(loader).toHaveBeenCalledTimes(1)
  const onRecoverableError = jest.fn()
  await act(async () => {
    hydrateRoot(container, site(inBrowser, data?.loaderData ?? {}), { onRecoverableError })
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container).toHaveTextContent('Order 7')
})

test('a page that shows nothing while it hydrates is named after ten seconds', async () => {
  jest.useFakeTimers()
  const settled = { [id]: { name: 'Order 7' } }
  const onServer = routes()
  const handle: StandInHandle | undefined = onServer[0]?.children?.[0]?.handle
  await handle?.prepare()
  const container = document.createElement('div')
  container.innerHTML = renderToString(site(onServer, settled))

  const never = new Promise<string>(() => {})
  const inBrowser = routes(() => <h1>{use(never)}</h1>)
  const data = await prepareHydration(inBrowser, settled, new URL('https://shop.example/orders/7'))
  let stop: (() => void) | undefined
  const page = <WhenCommitted run={() => stop?.()}>{site(inBrowser, data?.loaderData ?? {})}</WhenCommitted>
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  await act(async () => {
    const root = hydrateRoot(container, page, { onRecoverableError: () => {} })
    stop = data?.limitHydration?.(() => root.render(page))
  })
  await act(() => jest.advanceTimersByTimeAsync(9_000))
  expect(container).toHaveTextContent('Order 7')
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  expect(container).not.toHaveTextContent('Order 7')
  expect(container).toHaveTextContent('mf-cart 1.0.0. Rendering timed out.')
  error.mockRestore()
  jest.useRealTimers()
})

test('a page that fails while it hydrates, for which an unknown product is enough, does not count as hung', async () => {
  jest.useFakeTimers()
  const events: string[] = []
  onRemoteEvents(({ what }) => events.push(what))
  // Removes events of earlier tests.
  events.length = 0
  const inBrowser = routes(() => {
    throw new ApiError(404, 'No such order.')
  })
  const settled = { [id]: { name: 'Order 7' } }
  const data = await prepareHydration(inBrowser, settled, new URL('https://shop.example/orders/7'))
  let stop: (() => void) | undefined
  const page = <WhenCommitted run={() => stop?.()}>{site(inBrowser, data?.loaderData ?? {})}</WhenCommitted>
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  await act(async () => {
    const root = hydrateRoot(container, page, { onRecoverableError: () => {} })
    stop = data?.limitHydration?.(() => root.render(page))
  })
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(container).toHaveTextContent('Page not found')
  expect(events).not.toContain('hung')
  error.mockRestore()
  jest.useRealTimers()
})
