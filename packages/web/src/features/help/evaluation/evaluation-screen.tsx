import { evaluationTypes } from '@campus/contract/appeals/evaluation.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { SmileOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/page/rows.css'
import '@campus/ui/tile/tile.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { EvaluationForm } from './evaluation-form.tsx'
import { OwnEvaluations } from './own-evaluations.tsx'
import { useAsked } from './use-asked.ts'
import { evaluationWords } from './words.ts'

function Thanks({ onAnother }: { readonly onAnother: () => void }) {
  const words = useWords(evaluationWords)
  return (
    <section className="page-card page-card-center" role="status">
      <span className="tile-icon tile-icon-small" aria-hidden="true">
        <SmileOutline />
      </span>
      <h2>{words.thanks}</h2>
      <p className="page-lead">{words.thanksText}</p>
      <Button color="primary" fill="outline" onClick={onAnother}>
        {words.another}
      </Button>
    </section>
  )
}

export default function EvaluationScreen() {
  const words = useWords(evaluationWords)
  const { id, type } = useQueryOf(helpPaths.evaluation)
  const { asked, isComing } = useAsked(id)
  const types = useRead(evaluationTypes, {}, { staleTime: 300_000 })
  const [isDone, setIsDone] = useState(false)
  // The question that led here is answered; what comes next is the reader's own choice.
  const judgeAnother = () => {
    setIsDone(false)
    void redirect(helpPaths.evaluation)
  }
  return (
    <div className="page page-two-columns">
      {isDone && <Thanks onAnother={judgeAnother} />}
      {!isDone && isComing && <Waiting rows={3} />}
      {!isDone && !isComing && (
        <QueryView read={types} empty={<Empty t={words.noTypes} />}>
          {(types) => (
            <EvaluationForm
              key={asked?.askId ?? type}
              types={types}
              asked={asked}
              startType={asked?.type ?? type}
              onDone={() => setIsDone(true)}
            />
          )}
        </QueryView>
      )}
      <OwnEvaluations />
    </div>
  )
}
