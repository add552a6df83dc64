import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { matchedCases } from '@campus/contract/registration/console/cases.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { usePage } from '../../../../api/use-page.ts'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { CaseDetail } from '../case/case-detail.tsx'
import { MatchedVerdict } from '../case/case-verdict.tsx'
import '../../../../console/look/console-look.css'
import '../case/case-console.css'
import { casesWords, verdictWords } from '../words.ts'
import type { CaseRowData } from './case-row.tsx'
import { CasesPage } from './cases-page.tsx'
import { chosenIn, queueQuery } from './queue-query.ts'

const maySelect = ({ state, mayReview }: CaseRowData) => state === 'pending' && mayReview

interface ManyProps {
  readonly listed: readonly CaseRowData[]
  readonly selected: readonly string[]
  readonly onSelect: (selected: readonly string[]) => void
}

/** Many at once, with the same words for all of them. */
function Many({ listed, selected, onSelect }: ManyProps) {
  const words = useWords(casesWords)
  const { many } = useWords(verdictWords)
  const count = selected.length
  const only = listed.find(({ id }) => id === selected[0])
  return (
    <section className="console-card case-many" aria-label={words.selected(count)}>
      <header>
        <h2 role="status">{words.selected(count)}</h2>
        <span className="console-buttons">
          <Button size="small" onClick={() => onSelect(listed.filter(maySelect).map(({ id }) => id))}>
            {words.selectAll}
          </Button>
          <Button size="small" onClick={() => onSelect([])}>
            {words.clear}
          </Button>
        </span>
      </header>
      <MatchedVerdict ids={selected} name={count === 1 && only ? only.name : many(count)} keep="many" onDone={() => onSelect([])} />
    </section>
  )
}

/** Registrations that fit a record, decided one by one or many together. */
export default function MatchedCasesScreen() {
  const words = useWords(casesWords)
  const addressed = useAddressed(registrationPaths.matchedCases)
  const id = chosenIn(addressed)
  const page = usePage(matchedCases, queueQuery(addressed))
  const [selected, setSelected] = useState<readonly string[]>([])
  const turn = (one: string) => setSelected(selected.includes(one) ? selected.filter((other) => other !== one) : [...selected, one])
  const markOf = (row: CaseRowData) =>
    maySelect(row) && (
      <input type="checkbox" aria-label={words.select(row.name)} checked={selected.includes(row.id)} onChange={() => turn(row.id)} />
    )
  return (
    <CasesPage
      screen={registrationPaths.matchedCases}
      onePath={registrationPaths.matchedCase}
      lead={words.matchedLead}
      addressed={addressed}
      read={page}
      mark={markOf}
      foot={selected.length > 0 && <Many listed={page.data?.rows ?? []} selected={selected} onSelect={setSelected} />}
      detail={id ? <CaseDetail key={id} id={id} isReadOnly={selected.length > 0} /> : null}
    />
  )
}
