interface Question {
  readonly title: string
  readonly text?: string
  /** What the deed is called; a button that says what it does needs no reading of the question. */
  readonly confirm?: string
  readonly cancel?: string
}

export interface AskedQuestion extends Question {
  readonly answer: (isYes: boolean) => void
}

const watchers = new Set<() => void>()
let asked: readonly AskedQuestion[] = []

const change = (next: readonly AskedQuestion[]) => {
  asked = next
  for (const watcher of watchers) watcher()
}

/** A question over the page; `false` for no, for the mask and for Escape. Questions asked together wait for each other. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const entry: AskedQuestion = {
      ...question,
      answer: (isYes) => {
        change(asked.filter((other) => other !== entry))
        resolve(isYes)
      },
    }
    change([...asked, entry])
  })

export const currentQuestion = (): AskedQuestion | undefined => asked[0]

export const watchQuestion = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
