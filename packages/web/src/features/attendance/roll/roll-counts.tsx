import type { RollPerson } from '@campus/contract/attendance/roll-calls.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../attendance.css'
import { rollWords } from './words.ts'

export const countRoll = (people: readonly Pick<RollPerson, 'state' | 'isDoubtful'>[]) => {
  const count = (...states: readonly RollPerson['state'][]) => people.filter(({ state }) => states.includes(state)).length
  return {
    all: people.length,
    came: count('present', 'late', 'early'),
    toConfirm: people.filter(({ isDoubtful }) => isDoubtful).length,
    absent: count('absent'),
    unknown: count(null),
  }
}

/** How it goes, in four numbers. */
export function RollCounts({ people }: { readonly people: readonly RollPerson[] }) {
  const words = useWords(rollWords)
  const counts = countRoll(people)
  return (
    <dl className="roll-counts" aria-live="polite">
      {(['all', 'came', 'toConfirm', 'absent'] as const).map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
