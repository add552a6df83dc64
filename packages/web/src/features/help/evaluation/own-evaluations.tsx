import { ownEvaluations } from '@campus/contract/help/evaluations.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { StarFill } from 'antd-mobile-icons'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { evaluationWords } from './words.ts'

function Stars({ score }: { readonly score: number }) {
  const words = useWords(evaluationWords)
  return (
    <span className="stars-shown">
      <VisuallyHidden>{words.stars(score)}</VisuallyHidden>
      {Array.from({ length: score }, (_, star) => (
        <StarFill key={star} aria-hidden />
      ))}
    </span>
  )
}

export function OwnEvaluations() {
  const words = useWords(evaluationWords)
  const pages = usePages(keyOf(ownEvaluations), (pageNum, signal) => send(ownEvaluations, { pageNum }, { signal }))
  return (
    <div className="list-on-card">
      <h2 className="rows-title">{words.mine}</h2>
      <EndlessList label={words.mine} pages={pages} empty={<Empty t={words.none} />} keyOfRow={({ id }) => id}>
        {({ typeName, score, suggestion, at }) => (
          <div className="evaluation-line">
            <span>{typeName}</span>
            <Stars score={score} />
            <p>
              {suggestion}
              <br />
              <Time at={at} />
            </p>
          </div>
        )}
      </EndlessList>
    </div>
  )
}
