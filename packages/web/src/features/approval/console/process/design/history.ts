/** What was designed, with the way back and forth. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** Changes one after the other under one name, such as the letters of a name, are undone together. */
  readonly name: string | undefined
}

const maxSteps = 100

export const begin = <State>(present: State): History<State> => ({ past: [], present, future: [], name: undefined })

export const changed = <State>(history: History<State>, present: State, name?: string): History<State> => {
  if (Object.is(present, history.present)) return history
  const isSame = name !== undefined && name === history.name
  return { past: isSame ? history.past : [...history.past, history.present].slice(-maxSteps), present, future: [], name }
}

export const undone = <State>(history: History<State>): History<State> => {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], name: undefined }
}

export const redone = <State>(history: History<State>): History<State> => {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, name: undefined }
}
