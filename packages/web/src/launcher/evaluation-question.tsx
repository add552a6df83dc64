import { dismissEvaluation } from '@campus/contract/help/evaluations.ts'
import { homeInit } from '@campus/contract/home/workbench.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline, SmileOutline } from 'antd-mobile-icons'
import { useAction } from '../api/use-action.ts'
import { open } from '../navigation/navigator.ts'
import './evaluation-question.css'
import { markHomeOld } from './note-use.ts'
import type { Workbench } from './use-workbench.ts'
import { serviceWords } from './words.ts'

interface EvaluationQuestionProps {
  readonly asked: NonNullable<NonNullable<Workbench['init']>['evaluation']>
}

/** Asked once after a service was used; no answer is an answer, too. */
export function EvaluationQuestion({ asked: { askId, type, about } }: EvaluationQuestionProps) {
  const words = useWords(serviceWords)
  const { act, isActing } = useAction(dismissEvaluation, { changes: [homeInit] })
  const judge = async () => {
    await markHomeOld()
    await open(helpPaths.evaluation, { id: askId, type })
  }
  return (
    <section className="evaluation-question" aria-label={words.evaluation}>
      <SmileOutline className="evaluation-face" aria-hidden="true" />
      <p>{words.howWas(about)}</p>
      <Button color="primary" size="small" onClick={() => void judge()}>
        {words.judge}
      </Button>
      <button
        type="button"
        className="evaluation-dismiss"
        aria-label={words.dismiss}
        disabled={isActing}
        onClick={() => void act({ askId }).catch(() => undefined)}
      >
        <CloseOutline aria-hidden="true" />
      </button>
    </section>
  )
}
