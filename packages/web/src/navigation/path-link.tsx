import { hrefOf } from '@campus/ui/history/location.ts'
import type { ReactNode } from 'react'
import type { Path } from '../paths/path.ts'
import { mergeQuery, type QueryOf } from './address.ts'
import { open, redirect } from './navigator.ts'

interface PathLinkProps<P extends Path> {
  readonly to: P
  readonly query?: Partial<QueryOf<P>>
  readonly className?: string
  /** In the place of the screen one stands on, such as the next of a list that is shown beside it. */
  readonly replaces?: boolean
  /** What it leads to is shown already. */
  readonly isCurrent?: boolean
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** A real link (new tab, copy address) whose plain tap goes through `open`, and so past the veto hooks. */
export function PathLink<P extends Path>({
  to,
  query,
  className,
  replaces = false,
  isCurrent = false,
  onOpen,
  children,
}: PathLinkProps<P>) {
  return (
    <a
      href={hrefOf(mergeQuery(to.address, query ?? {}))}
      className={className}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        onOpen?.()
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void (replaces ? redirect : open)(to, query)
      }}
    >
      {children}
    </a>
  )
}
