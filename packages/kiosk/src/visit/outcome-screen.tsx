import type { PrintProgress } from '@campus/contract/printing/items.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckCircleFill, ExclamationCircleFill } from 'antd-mobile-icons'
import { Heading } from '../frame/heading.tsx'
import type { Self } from '../machine/use-self.ts'
import './print-screens.css'
import { WayOut } from './way-out.tsx'
import { printWords } from './words.ts'

interface OutcomeScreenProps {
  readonly job: PrintProgress
  readonly self: Self | undefined
  /** What is still missing of the same item; nothing where that is unknown. */
  readonly pagesLeft: number
  /** A code let them in, and it stays good after a jam. */
  readonly isByCode: boolean
  readonly mayGoOn: boolean
  /** The printer goes, and nothing is being begun. */
  readonly mayPrint: boolean
  readonly failure: string
  readonly onAgain: () => void
  readonly onMore: () => void
  readonly onEnd: () => void
}

function Trouble({ job, self, pagesLeft, isByCode }: Pick<OutcomeScreenProps, 'job' | 'self' | 'pagesLeft' | 'isByCode'>) {
  const words = useWords(printWords)
  const isUnsure = job.state === 'unsure'
  return (
    <>
      <ExclamationCircleFill className="print-mark is-trouble" aria-hidden="true" />
      <div className="print-words">
        <Heading>{isUnsure ? words.unsure : words.failed}</Heading>
        {job.reason && <p className="print-reason">{job.reason}</p>}
        <p>{words.cameOut(job.pagesOut, job.pagesDue)}</p>
        {!isUnsure && pagesLeft > 0 && <p>{isByCode ? words.codeStays(pagesLeft) : words.restStays(pagesLeft)}</p>}
        <p className="soft">{words.notTwice}</p>
        <WayOut self={self} />
      </div>
    </>
  )
}

/** The paper has come, or has not: what happened, and what comes next. */
export function OutcomeScreen({ mayGoOn, mayPrint, failure, onAgain, onMore, onEnd, ...reported }: OutcomeScreenProps) {
  const words = useWords(printWords)
  const { job, pagesLeft } = reported
  const isDone = job.state === 'done'
  return (
    <section className="print-screen">
      {isDone ? (
        <>
          <CheckCircleFill className="print-mark" aria-hidden="true" />
          <div className="print-words">
            <Heading>{words.done}</Heading>
            <p className="print-count">{words.take(job.pagesDue, job.sheetsDue)}</p>
          </div>
        </>
      ) : (
        <Trouble {...reported} />
      )}
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      <div className="presses print-presses">
        {job.state === 'failed' && pagesLeft > 0 && (
          <button type="button" className="press" disabled={!mayPrint} onClick={onAgain}>
            {words.again}
          </button>
        )}
        {mayGoOn && (
          <button type="button" className="press" onClick={onMore}>
            {words.more}
          </button>
        )}
        <button type="button" className="press press-main" onClick={onEnd}>
          {words.finish}
        </button>
      </div>
    </section>
  )
}
