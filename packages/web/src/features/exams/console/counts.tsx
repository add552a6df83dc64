import type { SoftCounts } from '@campus/contract/exams/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../exams.css'
import { examConsoleWords } from './words.ts'

/** What is hard on candidates, as it stands now. */
export function Counts({ counts }: { readonly counts: SoftCounts }) {
  const words = useWords(examConsoleWords)
  return (
    <dl className="exam-counts" aria-label={words.counts}>
      {(['backToBack', 'crowdedDays', 'crowdedWeeks', 'busiestDay'] as const).map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
