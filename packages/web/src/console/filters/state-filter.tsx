import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { filterWords } from './words.ts'

interface StateFilterProps<State> {
  /** The list whose address holds the state. */
  readonly of: {
    readonly query: { readonly state?: string }
    readonly filter: (part: { readonly state: string | undefined }) => void
  }
  readonly states: readonly State[]
  readonly t: (state: State) => string
}

export function StateFilter<State extends string>({ of: { query, filter }, states, t }: StateFilterProps<State>) {
  const words = useWords(filterWords)
  return (
    <SelectBox
      label={words.state}
      all={words.allStates}
      value={query.state ?? ''}
      options={states.map((value) => ({ value, label: t(value) }))}
      onChoose={(state) => filter({ state: state || undefined })}
    />
  )
}
