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

const watchers = new Set<() => void>()
let asked: readonly AskedQuestion[] = []

const change = (next: readonly AskedQuestion[]) => {
  asked = next
  for (const watcher of watchers) watcher()
}

const put = (question: Question, isNotice: boolean) =>
  new Promise<boolean>((resolve) => {
    const entry: AskedQuestion = {
      ...question,
      isNotice,
      answer: (isYes) => {
        change(asked.filter((other) => other !== entry))
        resolve(isYes)
      },
    }
    change([...asked, entry])
  })

/** A question over the page; `false` for no, for the mask and for Escape. Questions asked together wait for each other. */
export const ask = (question: Question): Promise<boolean> => put(question, false)

/** Something to read over the page; resolves when it was closed. */
export const tell = async (notice: Omit<Question, 'cancel'>): Promise<void> => {
  await put(notice, true)
}

export const currentQuestion = (): AskedQuestion | undefined => asked[0]

export const watchQuestion = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
