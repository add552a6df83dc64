import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReviewedCase } from './reviewed-case.ts'
import { caseDetailWords } from './words.ts'

type Compared = ReviewedCase['fields'][number]

function Result({ of: { isSame, record } }: { readonly of: Compared }) {
  const words = useWords(caseDetailWords)
  if (record === '') return <StateMark tone="over" t={words.notCompared} />
  return isSame ? <StateMark tone="good" t={words.same} /> : <StateMark tone="bad" t={words.different} />
}

/** What was filled in beside what the record says, field by field. */
export function Differences({ fields }: Pick<ReviewedCase, 'fields'>) {
  const words = useWords(caseDetailWords)
  return (
    <section className="console-card" aria-labelledby="case-compare">
      <h2 id="case-compare">{words.compare}</h2>
      <Table
        label={words.compare}
        columns={[
          { title: words.field, cell: ({ label }) => label },
          { title: words.given, cell: ({ given }) => given || '—' },
          { title: words.record, cell: ({ record }) => record || '—' },
          { title: words.result, cell: (compared) => <Result of={compared} /> },
        ]}
        rows={fields}
        keyOfRow={({ field }) => field}
      />
    </section>
  )
}
