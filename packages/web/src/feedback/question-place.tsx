import { Button } from 'antd-mobile'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useWords } from '../words/words.ts'
import { type AskedQuestion, currentQuestion, watchQuestion } from './ask.ts'
import './question-place.css'
import { feedbackWords } from './words.ts'

/** While a question stands, the page behind it can be neither reached by keyboard nor read out; afterwards the focus returns. */
const holdPage = (dialog: HTMLElement | null) => {
  const page = document.querySelector<HTMLElement>('.frame')
  const focused = document.activeElement
  if (page) page.inert = true
  dialog?.focus()
  return () => {
    if (page) page.inert = false
    if (focused instanceof HTMLElement) focused.focus()
  }
}

function Question({ question }: { readonly question: AskedQuestion }) {
  const words = useWords(feedbackWords)
  const id = useId()
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => holdPage(dialog.current), [])
  useEffect(() => {
    const refuseByEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') question.answer(false)
    }
    window.addEventListener('keydown', refuseByEscape)
    return () => window.removeEventListener('keydown', refuseByEscape)
  }, [question])
  return (
    <>
      <div className="question-mask" aria-hidden="true" onClick={() => question.answer(false)} />
      <div
        className="question"
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={id}
        aria-describedby={`${id}text`}
        ref={dialog}
        tabIndex={-1}
      >
        <h2 id={id}>{question.title}</h2>
        <p id={`${id}text`}>{question.text}</p>
        <div className="question-answers">
          {!question.isNotice && <Button onClick={() => question.answer(false)}>{question.cancel ?? words.cancel}</Button>}
          <Button color="primary" onClick={() => question.answer(true)}>
            {question.confirm ?? words.confirm}
          </Button>
        </div>
      </div>
    </>
  )
}

export function QuestionPlace() {
  const question = useSyncExternalStore(watchQuestion, currentQuestion)
  return question ? <Question question={question} key={`${question.title} ${question.text}`} /> : null
}
