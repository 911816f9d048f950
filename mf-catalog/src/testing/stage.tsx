import type { ReactNode } from 'react'
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
