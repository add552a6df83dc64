import type { ReactNode } from 'react'
import './master-detail.css'

interface MasterDetailProps {
  /** What was chosen from the list; given only where there is room for it. */
  readonly detail: ReactNode
  readonly children: ReactNode
}

/** A list, and beside it what was chosen from it, which stays in sight while the list is scrolled. */
export function MasterDetail({ detail, children }: MasterDetailProps) {
  return (
    <div className="beside" data-two={detail ? true : undefined}>
      <div className="beside-list">{children}</div>
      {detail && <div className="beside-detail">{detail}</div>}
    </div>
  )
}
