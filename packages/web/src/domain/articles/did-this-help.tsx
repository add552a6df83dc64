import { answerProblem, helpDetail, problemDetail } from '@campus/contract/help/problems.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { FrownOutline, SmileOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { RemarkForm } from './remark-form.tsx'
import { articleWords } from './words.ts'

interface DidThisHelpProps {
  readonly article: { readonly id: string; readonly myAnswer: boolean | null }
}

/** Yes or no, and thanks; after a no, what is missing. The answer can be changed at any time. */
export function DidThisHelp({ article: { id, myAnswer } }: DidThisHelpProps) {
  const words = useWords(articleWords)
  const { act, isActing } = useAction(answerProblem, { changes: [problemDetail, helpDetail] })
  const [isRemarked, setIsRemarked] = useState(false)
  const answer = (wasHelpful: boolean) => void act({ id, wasHelpful }).catch(() => undefined)
  return (
    <section className="page-card" aria-labelledby="did-this-help">
      <h2 id="did-this-help">{words.didHelp}</h2>
      <div className="article-answers">
        <Button
          color={myAnswer === true ? 'primary' : 'default'}
          aria-pressed={myAnswer === true}
          disabled={isActing}
          onClick={() => answer(true)}
        >
          <SmileOutline aria-hidden /> {words.yes}
        </Button>
        <Button
          color={myAnswer === false ? 'primary' : 'default'}
          aria-pressed={myAnswer === false}
          disabled={isActing}
          onClick={() => answer(false)}
        >
          <FrownOutline aria-hidden /> {words.no}
        </Button>
      </div>
      <p className="article-thanks" role="status">
        {isRemarked ? words.missingSent : myAnswer !== null && words.thanks}
      </p>
      {myAnswer === false && !isRemarked && <RemarkForm id={id} onSent={() => setIsRemarked(true)} />}
      {myAnswer === false && (
        <PathLink to={helpPaths.writeFeedback} className="article-feedback">
          {words.orFeedback}
        </PathLink>
      )}
    </section>
  )
}
