import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'

/** Renders a component inside a router; after a navigation it shows the new path as text. */
export function WithRouter({ children }: { children: ReactNode }) {
  const router = createMemoryRouter([
    { path: '/', element: children },
    { path: '*', Component: Address },
  ])
  return <RouterProvider router={router} />
}

function Address() {
  return <p>at {useLocation().pathname}</p>
}
