import { type LibraryState, libraryStateNames } from '@campus/contract/cloudprint/library.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay } from '@campus/ui/words/words.ts'

const tones = { waiting: 'waiting', published: 'good', refused: 'bad', removed: 'over' } as const

/** What became of a file that was offered to the shared library. */
export function LibraryMark({ state }: { readonly state: LibraryState }) {
  const say = useSay()
  return <StateMark tone={tones[state]} t={say(libraryStateNames[state])} />
}
