import type { ExportSourceName } from '@campus/contract/logs/exports.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import { lazy, Suspense, useState } from 'react'
import { exportWords } from './words.ts'

// Comes with its form when somebody exports something.
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))

export interface ExportOf {
  readonly source: ExportSourceName
  /** What the list is narrowed to, as its call takes it. */
  readonly filter: Readonly<Record<string, string | undefined>>
  /** The name of the table that shows the list: columns that are hidden there are not proposed. */
  readonly table?: string
}

/** Leads to a file of the rows that a list shows. */
export function ExportButton(of: ExportOf) {
  const words = useWords(exportWords)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <DownlandOutline aria-hidden /> {words.export}
      </Button>
      <Suspense>{isOpen && <ExportDialog {...of} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
