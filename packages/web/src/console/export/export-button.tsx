import type { ExportSourceName } from '@campus/contract/logs/exports.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DownlandOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { ExportDialog } from './export-dialog.tsx'
import { exportWords } from './words.ts'

export interface ExportOf {
  readonly source: ExportSourceName
  /** What the list is narrowed to, as its call takes it. */
  readonly filter: Readonly<Record<string, string | undefined>>
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
      {isOpen && <ExportDialog {...of} onClose={() => setIsOpen(false)} />}
    </>
  )
}
