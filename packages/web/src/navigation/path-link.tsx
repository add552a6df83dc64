import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Path } from '../paths/path.ts'
import { mergeQuery, type QueryOf } from './address.ts'
import { open } from './navigator.ts'

interface PathLinkProps<P extends Path> {
  readonly to: P
  readonly query?: Partial<QueryOf<P>>
  readonly className?: string
  readonly children: ReactNode
}

/** A real link (new tab, copy address) whose plain tap goes through `open`, and so past the veto hooks. */
export function PathLink<P extends Path>({ to, query, className, children }: PathLinkProps<P>) {
  return (
    <Link
      to={mergeQuery(to.address, query ?? {})}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void open(to, query)
      }}
    >
      {children}
    </Link>
  )
}
