import type { OwnAppraisal } from '@campus/contract/appraisal/appraisals.ts'
import { answerNames, maxBallotText } from '@campus/contract/appraisal/shapes.ts'
import { drawSalt, type Token } from '@campus/proof/ballot/token.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { drawShare, sendingTime } from '../device/delay.ts'
import { keepBallots } from '../device/kept-ballots.ts'
import { startSending } from '../device/send-waiting.ts'
import { ownWords } from './words.ts'

interface BallotFormProps {
  readonly appraisal: OwnAppraisal
  readonly sectionId: string
  readonly token: Token
}

const scale = [5, 4, 3, 2, 1] as const
const none = 'none'

/** Nothing that is typed here is kept as a draft: it would stand on the device beside the name of who writes. */
export function BallotForm({ appraisal, sectionId, token }: BallotFormProps) {
  const words = useWords(ownWords)
  const say = useSay()
  const personId = useSession('user')?.uid ?? ''
  const [answers, setAnswers] = useState<Readonly<Record<number, number | null>>>({})
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const { questions, closesAt } = appraisal
  const given = questions.map((_, at) => answers[at] ?? null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = text.trim()
    if (body === '' && given.every((answer) => answer === null)) return setProblem(words.nothing)
    const closes = Date.parse(closesAt)
    keepBallots(personId, {
      [sectionId]: {
        state: 'waiting',
        token,
        ballot: { answers: given, salt: drawSalt(), text: body === '' ? null : { body, salt: drawSalt() } },
        sendAt: sendingTime(Date.now(), closes, drawShare()),
        closesAt: closes,
      },
    })
    startSending()
    toast(words.kept, 'success')
    return undefined
  }
  const options = [...scale.map((value) => [String(value), say(answerNames[value])] as const), [none, words.noAnswer] as const]
  return (
    <form className="page-card" aria-label={words.form} onSubmit={submit}>
      {questions.map((question, at) => (
        <Choice
          key={question}
          label={`${at + 1}. ${question}`}
          look="chips"
          options={options}
          value={answers[at] === undefined ? undefined : String(answers[at] ?? none)}
          onChoose={(value) => {
            setProblem(undefined)
            setAnswers({ ...answers, [at]: value === none ? null : Number(value) })
          }}
        />
      ))}
      <Field label={words.comment} hint={words.commentHint} optional error={problem}>
        {(wiring) => (
          <textarea
            className="field-box field-area"
            rows={4}
            maxLength={maxBallotText}
            {...wiring}
            value={text}
            onChange={({ target }) => {
              setProblem(undefined)
              setText(target.value)
            }}
          />
        )}
      </Field>
      <Button block type="submit" color="primary">
        {words.submit}
      </Button>
    </form>
  )
}
