import type { CheckStep } from '@campus/contract/verification/outcome.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CheckCircleFill, CloseCircleFill } from 'antd-mobile-icons'
import './check-list.css'
import { checkWords } from './check-words.ts'
import { outcomeWords } from './words.ts'

function Step({ name, isPassed }: CheckStep) {
  const words = useWords(outcomeWords)
  const say = useSay()
  const texts = checkWords[name]
  return (
    <li className="check-step" data-passed={isPassed}>
      {isPassed ? <CheckCircleFill aria-hidden /> : <CloseCircleFill aria-hidden />}
      <span>
        <b>{say(texts.name)}</b>
        <VisuallyHidden>{isPassed ? words.passed : words.failed}</VisuallyHidden>
        <small>{say(isPassed ? texts.passed : texts.failed)}</small>
      </span>
    </li>
  )
}

/** The steps of the check in their order, with their meaning. */
export function CheckList({ checks }: { readonly checks: readonly CheckStep[] }) {
  const words = useWords(outcomeWords)
  return (
    <section className="page-card">
      <h2>{words.steps}</h2>
      <ol className="check-list">
        {checks.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
    </section>
  )
}
