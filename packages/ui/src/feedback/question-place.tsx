import { useId } from 'react'
import { useStore } from 'zustand'
import { Button } from '../button/button.tsx'
import { useWords } from '../words/words.ts'
import { type AskedQuestion, questions } from './ask.ts'
import { Modal } from './modal.tsx'
import './question-place.css'
import { feedbackWords } from './words.ts'

function Question({ question }: { readonly question: AskedQuestion }) {
  const words = useWords(feedbackWords)
  const id = useId()
  return (
    <Modal
      className="question"
      isQuestion
      labelledBy={id}
      describedBy={`${id}text`}
      closesFromOutside
      onClose={() => question.answer(false)}
    >
      {(close) => (
        <div className="question-content">
          <h2 id={id}>{question.title}</h2>
          <p id={`${id}text`}>{question.text}</p>
          <div className="question-answers">
            {!question.isNotice && <Button onClick={close}>{question.cancel ?? words.cancel}</Button>}
            <Button color="primary" onClick={() => question.answer(true)}>
              {question.confirm ?? words.confirm}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}

export function QuestionPlace() {
  const [question] = useStore(questions)
  return question ? <Question question={question} key={`${question.title} ${question.text}`} /> : null
}
