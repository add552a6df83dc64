import { createStore } from 'zustand/vanilla'

interface Question {
  readonly title: string
  readonly text?: string
  /** What the action is called; a button that says what it does needs no reading of the question. */
  readonly confirm?: string
  readonly cancel?: string
}

export interface AskedQuestion extends Question {
  /** A notice is only taken note of: one button. */
  readonly isNotice: boolean
  readonly answer: (isYes: boolean) => void
}

/** The first one is shown. */
export const questions = createStore<readonly AskedQuestion[]>(() => [])

const put = (question: Question, isNotice: boolean) =>
  new Promise<boolean>((resolve) => {
    const entry: AskedQuestion = {
      ...question,
      isNotice,
      answer: (isYes) => {
        questions.setState((asked) => asked.filter((other) => other !== entry), true)
        resolve(isYes)
      },
    }
    questions.setState((asked) => [...asked, entry], true)
  })

/** A question over the page; `false` for no, for the mask and for Escape. Questions asked together wait for each other. */
export const ask = (question: Question): Promise<boolean> => put(question, false)

/** Something to read over the page; resolves when it was closed. */
export const notify = async (notice: Omit<Question, 'cancel'>): Promise<void> => {
  await put(notice, true)
}
