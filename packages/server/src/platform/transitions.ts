/** Which states may follow which. The database holds the same table as a trigger, and refuses what is not in it. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** The states from which a row may become this one. */
export const statesBefore = <State extends string>(transitions: Transitions<State>, state: State): State[] =>
  (Object.keys(transitions) as State[]).filter((before) => transitions[before].includes(state))
