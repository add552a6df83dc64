import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import './bulk-bar.css'
import type { Bulk } from './use-bulk.ts'
import { bulkWords } from './words.ts'

interface BulkBarProps {
  readonly bulk: Bulk
  /** The buttons of what can be done with all of them. */
  readonly children: ReactNode
}

/** How many rows are ticked and what can be done with them; it stays in sight while one ticks. */
export function BulkBar({ bulk: { chosen, setChosen, done }, children }: BulkBarProps) {
  const words = useWords(bulkWords)
  if (chosen.length === 0) return null
  return (
    <div className="bulk-bar">
      <p role="status">{done === undefined ? words.chosen(chosen.length) : words.running(done, chosen.length)}</p>
      {done === undefined && (
        <>
          {children}
          <Button size="small" fill="none" color="primary" onClick={() => setChosen([])}>
            {words.clear}
          </Button>
        </>
      )}
    </div>
  )
}
