import { FileOutline } from '@campus/ui/icons/file-outline.ts'
import { HistogramOutline } from '@campus/ui/icons/histogram-outline.ts'
import { MailOutline } from '@campus/ui/icons/mail-outline.ts'
import { StarOutline } from '@campus/ui/icons/star-outline.ts'
import { UserContactOutline } from '@campus/ui/icons/user-contact-outline.ts'
import type { ComponentType } from 'react'
import '../../parts/tile/tile.css'

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
