import type { PrintFile } from '@campus/contract/cloudprint/files.ts'
import { FileOutline, PictureOutline, PicturesOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import '@campus/ui/list/list.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import '@campus/ui/tile/tile.css'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { daysKept } from './kept-for.ts'
import { fileWords } from './words.ts'

const icons: Record<PrintFile['kind'], ComponentType> = { document: FileOutline, photo: PictureOutline, photo_sheet: PicturesOutline }

export function FileIcon({ kind }: Pick<PrintFile, 'kind'>) {
  const Icon = icons[kind]
  return (
    <span className="tile-icon tile-icon-small" aria-hidden="true">
      <Icon />
    </span>
  )
}

const tones = { reading: 'waiting', failed: 'bad' } as const

/** What can be printed needs no mark: only what cannot has one. */
export function FileMark({ state }: Pick<PrintFile, 'state'>) {
  const words = useWords(fileWords)
  return state === 'ready' ? null : <StateMark tone={tones[state]} t={words[state]} />
}

/** Pages, size and how long it is kept; of one that failed, why. */
export function FileFacts({ file: { kind, pages, size, keptUntil, reason } }: { readonly file: PrintFile }) {
  const words = useWords(fileWords)
  const end = Date.parse(keptUntil)
  const days = daysKept(end, useNow(0))
  return (
    <>
      {reason && <small>{reason}</small>}
      <small>
        {[
          kind !== 'photo' && pages !== null && words.pages(pages),
          size > 0 && fileSize(size),
          days > 1 ? words.keptDays(days) : words.deletedAt(minuteOf(end)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  )
}
