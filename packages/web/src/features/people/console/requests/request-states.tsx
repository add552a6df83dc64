import { Choice } from '@campus/ui/choice/choice.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { requestWords } from './words.ts'

const tones = { pending: 'waiting', approved: 'good', done: 'good', refused: 'bad', withdrawn: 'over' } as const

export type RequestStateName = keyof typeof tones

export function RequestState({ state }: { readonly state: RequestStateName }) {
  const words = useWords(requestWords)
  return <StateMark tone={tones[state]} t={words[state]} />
}

interface RequestStatesProps<State extends RequestStateName> {
  readonly states: readonly State[]
  readonly value: State
  readonly onChoose: (state: State) => void
}

export function RequestStates<State extends RequestStateName>({ states, value, onChoose }: RequestStatesProps<State>) {
  const words = useWords(requestWords)
  return (
    <Choice
      label={words.state}
      look="tabs"
      options={states.map((state) => [state, words[state]] as const)}
      value={value}
      onChoose={onChoose}
    />
  )
}
