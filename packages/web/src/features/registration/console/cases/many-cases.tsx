import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ComponentType } from 'react'
import type { VerdictProps } from '../case/case-verdict.tsx'
import '../../../../console/look/console-look.css'
import '../case/case-console.css'
import { casesWords, verdictWords } from '../words.ts'
import type { CaseRowData } from './case-row.tsx'
import { SampleCases } from './sample-cases.tsx'

interface ManyCasesProps {
  readonly listed: readonly CaseRowData[]
  readonly selected: readonly string[]
  readonly onSelect: (selected: readonly string[]) => void
  readonly verdict: ComponentType<VerdictProps>
}

/** Many at once, with the same words for all of them. */
export function ManyCases({ listed, selected, onSelect, verdict: Verdict }: ManyCasesProps) {
  const words = useWords(casesWords)
  const { many } = useWords(verdictWords)
  const count = selected.length
  const only = listed.find(({ id }) => id === selected[0])
  const name = count === 1 && only ? only.name : many(count)
  return (
    <section className="console-card case-many" aria-label={words.selected(count)}>
      <header>
        <div role="status">
          <h2>{words.selected(count)}</h2>
        </div>
        <span className="console-buttons">
          <Button size="small" onClick={() => onSelect(listed.filter(({ mayReview }) => mayReview).map(({ id }) => id))}>
            {words.selectAll}
          </Button>
          <Button size="small" onClick={() => onSelect([])}>
            {words.clear}
          </Button>
        </span>
      </header>
      {count > 1 && <SampleCases selected={listed.filter(({ id }) => selected.includes(id))} />}
      <Verdict ids={selected} name={name} keep="many" onDone={() => onSelect([])} />
    </section>
  )
}
