import type { ReactNode } from 'react'
import './filters.css'

/** What narrows a list, in a row above it. */
export function Filters({ children }: { readonly children: ReactNode }) {
  return <div className="filters">{children}</div>
}
