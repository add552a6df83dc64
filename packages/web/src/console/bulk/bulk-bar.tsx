import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import './bulk-bar.css'
import type { Bulk } from './use-bulk.ts'
import { bulkWords } from './words.ts'

interface BulkBarProps {
  readonly bulk: Pick<Bulk<{ readonly id: string }>, 'chosen' | 'clear' | 'running'>
  /** The buttons of what can be done with all of them. */
  readonly children: ReactNode
}

/** How many rows are ticked and what can be done with them; it stays in sight while one ticks. */
export function BulkBar({ bulk: { chosen, clear, running }, children }: BulkBarProps) {
  const words = useWords(bulkWords)
  if (chosen.length === 0 && !running) return null
  return (
    <div className="bulk-bar">
      <p role="status">{running ? words.running(running.done, running.count) : words.chosen(chosen.length)}</p>
      {!running && (
        <>
          {children}
          <Button size="small" fill="none" color="primary" onClick={clear}>
            {words.clear}
          </Button>
        </>
      )}
    </div>
  )
}
