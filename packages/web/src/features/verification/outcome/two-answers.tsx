import { nameIn } from '@campus/contract/localized-name.ts'
import { integrityTitles, type Outcome, signatoryTitles } from '@campus/contract/verification/outcome.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { nobodyWords, questionWords } from './answer-words.ts'
import './two-answers.css'

type Answers = Pick<Outcome, 'integrity' | 'signedBy' | 'signingSchool' | 'authority'>

/** Whether it was changed after signing, and who signed: two questions, two answers. A typed code has seen nothing and answers neither. */
export function TwoAnswers({ of: { integrity, signedBy, signingSchool, authority } }: { readonly of: Answers }) {
  const say = useSay()
  const language = useLanguage()
  if (integrity === null) return null
  const name = signingSchool ? nameIn(signingSchool, language) : authority
  const who = signedBy ? say(signatoryTitles[signedBy]) : say(nobodyWords)
  return (
    <dl className="two-answers">
      <div data-answer={integrity}>
        <dt>{say(questionWords.integrity)}</dt>
        <dd>{say(integrityTitles[integrity])}</dd>
      </div>
      <div data-answer={signedBy ?? 'nobody'}>
        <dt>{say(questionWords.signedBy)}</dt>
        <dd>
          {who}
          {name && <small>{name}</small>}
        </dd>
      </div>
    </dl>
  )
}
