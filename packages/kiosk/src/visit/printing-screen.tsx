import type { PrintProgress } from '@campus/contract/printing/items.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { Heading } from '../frame/heading.tsx'
import type { Self } from '../machine/use-self.ts'
import { DrawnPrinter } from './drawn-printer.tsx'
import './print-screens.css'
import { WayOut } from './way-out.tsx'
import { printWords } from './words.ts'

/** Paper is under way: how far it is, page by page. */
export function PrintingScreen({ job, self }: { readonly job: PrintProgress; readonly self: Self | undefined }) {
  const words = useWords(printWords)
  const { state, pagesOut, pagesDue, sheetsDue, reason } = job
  const isStopped = state === 'stopped'
  const title = isStopped ? words.stopped : state === 'queued' ? words.queued : words.printing
  return (
    <section className="print-screen">
      <DrawnPrinter sheetsOut={Math.floor((pagesOut / pagesDue) * sheetsDue)} sheetsDue={sheetsDue} isMoving={state === 'printing'} />
      <div className="print-words">
        <Heading>{title}</Heading>
        <progress max={pagesDue} value={pagesOut} aria-label={words.printing} />
        <p className="print-count" role="status">
          {words.out(pagesOut, pagesDue, sheetsDue)}
        </p>
        {isStopped ? (
          <>
            <p className="failure" role="alert">
              {[reason, words.stoppedHint].filter(Boolean).join(' · ')}
            </p>
            <WayOut self={self} />
          </>
        ) : (
          <p className="soft">{words.stay}</p>
        )}
      </div>
    </section>
  )
}
