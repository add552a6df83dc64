import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/timeline.css'
import '../../../../../console/look/console-look.css'
import { StepText } from '../../../path-ahead.tsx'
import '../../../path-ahead.css'
import type { TrialResult } from './use-trial.ts'
import { trialWords } from './words.ts'

const tones = { passed: 'good', refused: 'bad', cancelled: 'over', stopped: 'bad' } as const

interface TrialResultProps {
  readonly result: TrialResult
  /** What a problem is about, as people know it. */
  readonly nameOf: (at: string) => string
}

/** The path with people, why them, dates and notices; then what would be in the way. */
export function TrialResultView({ result, nameOf }: TrialResultProps) {
  const words = useWords(trialWords)
  const minuteOf = useMinuteOf()
  const noticeText = ({ to, text }: TrialResult['notices'][number]) => words.notice(to.join(words.comma), text)
  return (
    <div className="console-column" role="status">
      <div className="console-marks">
        <StateMark tone={tones[result.result]} t={words[result.result]} />
        {result.stopped && [nameOf(result.stopped.at), result.stopped.text].filter(Boolean).join(': ')}
      </div>
      {!result.mayStart && <p className="console-note">{words.mayNotStart}</p>}
      <ol className="timeline office-path">
        {result.steps.map((step) => (
          <li key={`${step.nodeId} ${step.from}`} data-coming="next">
            <StepText step={step} />
            {step.isSkipped && <small>{words.skipped}</small>}
            {step.due && <small>{words.due(minuteOf(Date.parse(step.due)))}</small>}
            {step.notices.map((notice) => (
              <small key={`${notice.to.join()} ${notice.text}`}>{noticeText(notice)}</small>
            ))}
          </li>
        ))}
      </ol>
      {result.notices.map((notice) => (
        <p className="console-note" key={notice.text}>
          {noticeText(notice)}
        </p>
      ))}
      {result.gaps.length > 0 && (
        <section aria-label={words.gaps}>
          <h3>{words.gaps}</h3>
          <ul>
            {result.gaps.map(({ nodeId, name, text }) => (
              <li key={nodeId}>{`${name}: ${text}`}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
