import type { PrintProgress } from '@campus/contract/printing/items.ts'
import { Ring } from '@campus/ui/figures/ring.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import '@campus/ui/page/page.css'
import './progress-card.css'
import { progressWords } from './progress-words.ts'

interface ProgressCardProps {
  readonly progress: PrintProgress
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A print as it comes out, page by page, and what it means when it does not. */
export function ProgressCard({ progress: { state, pagesOut, pagesDue, sheetsDue, reason }, children }: ProgressCardProps) {
  const words = useWords(progressWords)
  const left = pagesDue - pagesOut
  const texts: Record<PrintProgress['state'], string> = {
    queued: words.queuedText,
    printing: words.pages(pagesOut, pagesDue, sheetsDue),
    stopped: words.stoppedText,
    done: words.doneText(pagesDue, sheetsDue),
    failed: words.failedText(pagesOut, left),
    unsure: words.unsureText,
  }
  return (
    <section className="page-card page-card-center print-progress" data-state={state}>
      <Ring
        label={words.label}
        percent={pagesDue === 0 ? 0 : (pagesOut / pagesDue) * 100}
        figure={
          <>
            {pagesOut}
            <small>/{pagesDue}</small>
          </>
        }
      />
      <div role="status" aria-live="polite" className="print-progress-text">
        <h2>{words[state]}</h2>
        {reason && <p className="print-progress-reason">{reason}</p>}
        <p>{texts[state]}</p>
      </div>
      {children && <div className="print-progress-actions">{children}</div>}
    </section>
  )
}
