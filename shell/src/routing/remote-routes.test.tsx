import { ApiError, api, ConnectionError, configureApi } from '@superium/shared/api'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { createMemoryRouter, Link, type RouteObject, RouterProvider, useLoaderData } from 'react-router-dom'
import { prepareHydration } from '../hydration/prepare-hydration'
import { createPageDataCache } from '../prefetch/page-data-cache'
import { createPrefetchPage } from '../prefetch/prefetch-page'
import { RemoteError } from '../remotes/remote-error'
import { onRemoteEvents, type RemoteEvent } from '../remotes/remote-events'
import { testDeployment, testRemotes } from '../testing/test-remotes'
import { REMOTE_FAILED, remoteRoutes } from './remote-routes'

const cart = testDeployment('mf-cart', { owner: 'Cart', routes: ['/cart', '/orders/:id'] })

function Order() {
  return <h1>Order {useLoaderData<string>()}</h1>
}

function Orders() {
  return <h1>Orders {useLoaderData<string | null>() ?? 'of nobody'}</h1>
}

function Broken(): never {
  throw new Error('broken')
}

const good: RouteObject[] = [
  {
    path: '/cart',
    Component: () => (
      <>
        <h1>Your Cart</h1>
        <Link to="/orders/7">Order</Link>
      </>
    ),
  },
  { path: '/orders/:id', lazy: async () => ({ Component: Order, loader: ({ params }) => params.id }) },
]

async function open(path: string, load: (remote: string, expose: string) => Promise<unknown>): Promise<void> {
  const router = createMemoryRouter([remoteRoutes(cart, testRemotes([cart], load))], { initialEntries: [path] })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
}

test('a remote is loaded only when one of its paths is opened', async () => {
  const load = jest.fn(async () => ({ default: good }))
  await open('/cart', load)
  expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeVisible()
  expect(load.mock.calls).toEqual([['mf-cart', 'routes']])
})

test("a page's own lazy module and loader work", async () => {
  await open('/cart', async () => ({ default: good }))
  await userEvent.click(await screen.findByRole('link', { name: 'Order' }))
  expect(await screen.findByRole('heading', { name: 'Order 7' })).toBeVisible()
})

test('a remote that fails to load is named, and Try again loads it', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const load = jest
    .fn<Promise<unknown>, [string, string]>()
    .mockRejectedValueOnce(new RemoteError('mf-cart', new Error('404')))
    .mockResolvedValue({ default: good })
  await open('/cart', load)
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the shop (Cart) is not available just now')
  expect(screen.getByRole('alert')).toHaveTextContent('mf-cart')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeVisible()
  error.mockRestore()
})

test('a page that fails without the shop’s menu around it shows the way home', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const page = { path: '/office', title: '', description: '', indexed: false, personal: true }
  const fail = async () => ({ default: [{ path: '/office', Component: Broken }] })
  for (const chrome of ['none', undefined] as const) {
    const admin = testDeployment('mf-admin', { pages: [{ ...page, chrome }] })
    const routes = [remoteRoutes(admin, testRemotes([admin], fail))]
    const router = createMemoryRouter(routes, { initialEntries: ['/office'] })
    await act(async () => void render(<RouterProvider router={router} />))
    expect(await screen.findByRole('alert')).toHaveTextContent('mf-admin')
    expect(screen.queryAllByRole('link', { name: 'Go to the home page' })).toHaveLength(chrome ? 1 : 0)
    cleanup()
  }
  error.mockRestore()
})

test('a page that throws while rendering shows the error in its place', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  await open('/cart', async () => ({ default: [{ path: '/cart', Component: Broken }] }))
  expect(await screen.findByRole('alert')).toHaveTextContent('(Cart)')
  error.mockRestore()
})

test('a remote that lacks an announced route is named as failed', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  await open('/cart', async () => ({ default: [] }))
  expect(await screen.findByRole('alert')).toHaveTextContent('mf-cart')
  error.mockRestore()
})

test('a failed API call does not name the remote', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const fail = (reason: Error) => async () => ({
    default: [{ path: '/cart', loader: () => Promise.reject(reason), element: null }],
  })
  await open('/cart', fail(new ConnectionError(new TypeError('Failed to fetch'))))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The shop cannot be reached')
  expect(alert).not.toHaveTextContent('Cart)')
  expect(alert).not.toHaveTextContent('mf-cart')
  cleanup()
  await open('/cart', fail(new ApiError(500, 'Something went wrong on our side.')))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.')
  expect(screen.getByRole('alert')).not.toHaveTextContent('mf-cart')
  error.mockRestore()
})

test('a page that failed without a connection loads itself once the browser is back online', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  const loader = jest
    .fn<Promise<null>, []>()
    .mockRejectedValueOnce(new ConnectionError(new TypeError('Failed to fetch')))
    .mockResolvedValue(null)
  await open('/cart', async () => ({ default: [{ path: '/cart', loader, element: <h1>Your Cart</h1> }] }))
  await screen.findByRole('alert')
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeVisible()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(loader).toHaveBeenCalledTimes(2)
  error.mockRestore()
})

describe('Try again', () => {
  let error: jest.SpyInstance
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => error.mockRestore())
  const offline = new ConnectionError(new TypeError('Failed to fetch'))
  const loader = jest.fn<Promise<null>, []>()
  beforeEach(() => loader.mockReset().mockRejectedValueOnce(offline))
  const openCart = async () => {
    await open('/cart', async () => ({ default: [{ path: '/cart', loader, element: <h1>Your Cart</h1> }] }))
    await screen.findByRole('alert')
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  test('counts while the page still repeats by itself', async () => {
    await openCart()
    let fail = (_: Error): void => {}
    loader.mockReturnValueOnce(new Promise((_, reject) => (fail = reject))).mockResolvedValue(null)
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
    await press()
    expect(loader).toHaveBeenCalledTimes(2)
    await act(async () => fail(offline))
    expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeVisible()
    expect(loader).toHaveBeenCalledTimes(3)
  })

  test('can be pressed again after it failed with the same error', async () => {
    await openCart()
    loader.mockRejectedValueOnce(offline).mockResolvedValue(null)
    await press()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-busy'))
    expect(loader).toHaveBeenCalledTimes(2)
    await press()
    expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeVisible()
  })
})

const prefetching = (load: (remote: string, expose: string) => Promise<unknown>) => {
  const pages = createPageDataCache()
  const routes = [remoteRoutes(cart, testRemotes([cart], load), pages)]
  return { routes, prefetch: createPrefetchPage(routes, pages.has, () => new AbortController().signal) }
}

const at = (path: string) => new URL(path, 'https://shop.example')

test('a prefetched page opens without loading its code or data again', async () => {
  const loader = jest.fn(({ params }) => params.id)
  const load = jest.fn(async () => ({ default: [{ path: '/orders/:id', Component: Order, loader }] }))
  const { routes, prefetch } = prefetching(load)
  await prefetch(at('/orders/7'), 'page')
  await prefetch(at('/orders/7'), 'page')
  await prefetch(at('/nowhere'), 'page')
  expect(loader).toHaveBeenCalledTimes(1)
  const router = createMemoryRouter([...routes, { path: '/nowhere', element: <p /> }], { initialEntries: ['/nowhere'] })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  await act(() => router.navigate('/orders/7'))
  expect(await screen.findByRole('heading', { name: 'Order 7' })).toBeVisible()
  expect(loader).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page with cached data is not prefetched again', async () => {
  const load = jest.fn(async () => ({ default: [{ path: '/orders/:id', Component: Order }] }))
  const routes = [remoteRoutes(cart, testRemotes([cart], load), createPageDataCache())]
  const has = jest.fn(() => true)
  await createPrefetchPage(routes, has, () => new AbortController().signal)(at('/orders/7'), 'page')
  expect(has).toHaveBeenCalledWith('https://shop.example/orders/7')
  expect(load).not.toHaveBeenCalled()
})

test('only the code of a personal page is prefetched, and its data are never cached', async () => {
  const loader = jest.fn(() => 'mine')
  const { routes, prefetch } = prefetching(async () => ({
    default: [{ path: '/orders/:id', Component: Order, loader, handle: { render: 'browser' } }, { path: '/cart' }],
  }))
  await prefetch(at('/orders/7'), 'page')
  expect(loader).not.toHaveBeenCalled()
  const router = createMemoryRouter(routes, { initialEntries: ['/orders/7'] })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  await act(() => router.navigate('/cart'))
  await act(() => router.navigate('/orders/7'))
  expect(loader).toHaveBeenCalledTimes(2)
})

test("a visible link prefetches the page's code, but for a personal page only the remote's entry", async () => {
  const page = jest.fn(async () => ({ Component: Order }))
  const own = jest.fn(async () => ({ Component: Order }))
  const load = jest.fn(async () => ({
    default: [
      { path: '/orders/:id', lazy: page },
      { path: '/cart', lazy: own, handle: { render: 'browser' } },
    ],
  }))
  const { prefetch } = prefetching(load)
  await prefetch(at('/cart'), 'code')
  expect(load).toHaveBeenCalled()
  expect(own).not.toHaveBeenCalled()
  await prefetch(at('/orders/7'), 'code')
  expect(page).toHaveBeenCalledTimes(1)
  await prefetch(at('/cart'), 'page')
  expect(own).toHaveBeenCalledTimes(1)
})

test('a failed prefetch is silent, and the page opens when the remote works again', async () => {
  const load = jest
    .fn<Promise<unknown>, [string, string]>()
    .mockRejectedValueOnce(new RemoteError('mf-cart', new Error('404')))
    .mockResolvedValue({ default: good })
  const { routes, prefetch } = prefetching(load)
  await prefetch(at('/cart'), 'page')
  const router = createMemoryRouter(routes, { initialEntries: ['/cart'] })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  expect(await screen.findByRole('heading', { name: 'Your Cart' })).toBeVisible()
})

test.each<[string, () => Promise<unknown>]>([
  ['whose remote cannot be loaded', () => Promise.reject(new RemoteError('mf-cart', new Error('404')))],
  [
    'whose own part cannot be loaded',
    async () => ({ default: [{ path: '/cart', lazy: () => Promise.reject(new Error('react is too old')) }] }),
  ],
])('on the server, a page %s is left to the browser with status 200', async (_, load) => {
  const remotes = { ...testRemotes([cart], load), side: 'server' as const }
  const { createStaticHandler } = await import('@superium/shared/router/server')
  const context = await createStaticHandler([remoteRoutes(cart, remotes)]).query(
    new Request('http://shop.example/cart'),
  )
  expect(context).toMatchObject({ statusCode: 200, errors: null, loaderData: { 'mf-cart:/cart': REMOTE_FAILED } })
})

test("on the server, a personal page with a frame is rendered for nobody, and the browser's first output is the same", async () => {
  const loader = jest.fn(() => 'mine')
  const handle = { render: 'browser', frame: true, chunk: 'cart' }
  const load = async () => ({ default: [{ path: '/cart', handle, lazy: async () => ({ Component: Orders, loader }) }] })
  const { createStaticHandler } = await import('@superium/shared/router/server')
  const context = await createStaticHandler([
    remoteRoutes(cart, { ...testRemotes([cart], load), side: 'server' as const }),
  ]).query(new Request('http://shop.example/cart'))
  expect(context).toMatchObject({ statusCode: 200, errors: null, loaderData: { 'mf-cart:/cart': null } })
  expect(loader).not.toHaveBeenCalled()

  const routes = [remoteRoutes(cart, testRemotes([cart], load))]
  const hydrationData = await prepareHydration(routes, { 'mf-cart:/cart': null }, at('/cart'))
  const router = createMemoryRouter(routes, { initialEntries: ['/cart'], ...(hydrationData && { hydrationData }) })
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('heading', { name: 'Orders of nobody' })).toBeVisible()
  expect(loader).not.toHaveBeenCalled()
  await act(() => router.revalidate())
  expect(screen.getByRole('heading', { name: 'Orders mine' })).toBeVisible()
})

const forever = () => new Promise<never>(() => {})
const Suspended = () => use(forever())
const Cart = () => <h1>Your Cart</h1>

describe('a remote that hangs', () => {
  let error: jest.SpyInstance
  beforeEach(() => {
    jest.useFakeTimers()
    error = jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    jest.useRealTimers()
    error.mockRestore()
  })

  const page = (change: Partial<RouteObject>) => async () => ({
    default: [{ path: '/cart', ...change } as RouteObject],
  })
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  test.each([
    ['code', forever, 'Loading'],
    ["page's code", page({ lazy: forever }), 'Loading'],
    ["page's data", page({ loader: forever, Component: Order }), 'Loading'],
    ['first output', page({ Component: Suspended }), 'Rendering'],
  ])('is named with Try again when its %s does not end', async (_, load, stage) => {
    const heard: RemoteEvent[] = []
    onRemoteEvents((event) => heard.push(event))
    await open('/cart', load)
    await pass(9_000)
    expect(screen.queryByRole('alert')).toBeNull()
    await pass(2_000)
    expect(screen.getByRole('alert')).toHaveTextContent(`Part: mf-cart 1.0.0. ${stage} timed out.`)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(heard.filter(({ what }) => what === 'hung')).toMatchObject([{ remote: 'mf-cart' }])
  })

  test('a slow product API is not a hang of the remote', async () => {
    let answer: (response: Response) => void = () => {}
    configureApi({ baseUrl: 'http://api.test', fetch: () => new Promise((resolve) => (answer = resolve)) })
    const loader = async () => (await api.GET('/api/v1/shop/products')).response.status
    await open('/cart', page({ loader, Component: Cart }))
    await pass(20_000)
    expect(screen.queryByRole('alert')).toBeNull()
    answer(Response.json({}))
    await pass(2_000)
    expect(screen.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  })
})
