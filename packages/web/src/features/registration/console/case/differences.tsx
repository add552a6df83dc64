import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './case-console.css'
import type { ReviewedCase } from './reviewed-case.ts'
import { caseDetailWords } from './words.ts'

type Compared = ReviewedCase['fields'][number]

/** Where one side says nothing there is nothing to compare. */
function Result({ of: { isSame, given, record } }: { readonly of: Compared }) {
  const words = useWords(caseDetailWords)
  if (given === '' || record === '') return <StateMark tone="over" t={words.notCompared} />
  return isSame ? <StateMark tone="good" t={words.same} /> : <StateMark tone="bad" t={words.different} />
}

/** What was filled in beside what the record says, field by field. */
export function Differences({ shown: { fields, record } }: { readonly shown: ReviewedCase }) {
  const words = useWords(caseDetailWords)
  return (
    <section className="console-card" aria-labelledby="case-compare">
      <h2 id="case-compare">{record ? words.compare : words.given}</h2>
      <table className="case-compare">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.given}</th>
            {record && <th scope="col">{words.record}</th>}
            {record && <th scope="col">{words.result}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map((compared) => (
            <tr key={compared.field}>
              <th scope="row">{compared.label}</th>
              <td>{compared.given || '—'}</td>
              {record && <td>{compared.record || '—'}</td>}
              {record && (
                <td>
                  <Result of={compared} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
