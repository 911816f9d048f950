import type { ReactNode } from 'react'
// biome-ignore lint/style/noRestrictedImports: the facade has no memory router, which only tests need
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'

/** Where a component that links is rendered by itself; the address it leads to is shown as text. */
export function Stage({ children }: { children: ReactNode }) {
  const router = createMemoryRouter([
    { path: '/', element: children },
    { path: '*', Component: Address },
  ])
  return <RouterProvider router={router} />
}

function Address() {
  return <p>at {useLocation().pathname}</p>
}
