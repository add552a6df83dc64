import { FileOutline, HistogramOutline, MailOutline, StarOutline, UserContactOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import '@campus/ui/tile/tile.css'

/** A school names its own types; those that are the same everywhere have a picture of their own. */
const known: Readonly<Record<string, ComponentType>> = {
  status: UserContactOutline,
  completion: StarOutline,
  transcript: HistogramOutline,
  letter: MailOutline,
}

export function TypeIcon({ type }: { readonly type: string }) {
  const Icon = known[type] ?? FileOutline
  return (
    <span className="tile-icon" aria-hidden="true">
      <Icon />
    </span>
  )
}
