import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import './case-console.css'
import { IdCardDialog } from './id-card-dialog.tsx'
import type { ReviewedCase } from './reviewed-case.ts'
import { caseDetailWords } from './words.ts'

type Compared = ReviewedCase['fields'][number]

/** Where one side says nothing there is nothing to compare. */
function Result({ of: { isSame, given, record } }: { readonly of: Compared }) {
  const words = useWords(caseDetailWords)
  if (given === '' || record === '') return <StateMark tone="over" t={words.notCompared} />
  return isSame ? <StateMark tone="good" t={words.same} /> : <StateMark tone="bad" t={words.different} />
}

/** A mistyped ID number is put right once, and then says so. */
function IdCard({ shown }: { readonly shown: ReviewedCase }) {
  const words = useWords(caseDetailWords)
  const [isOpen, setIsOpen] = useState(false)
  if (shown.isIdCardCorrected) return <p className="console-note">{words.corrected}</p>
  if (!shown.mayCorrectIdCard) return null
  return (
    <div className="console-buttons">
      <Button size="small" onClick={() => setIsOpen(true)}>
        {words.correctIdCard}
      </Button>
      {isOpen && <IdCardDialog shown={shown} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

/** What was filled in beside what the record says, field by field. */
export function Differences({ shown }: { readonly shown: ReviewedCase }) {
  const { fields, record } = shown
  const words = useWords(caseDetailWords)
  return (
    <section className="console-card" aria-labelledby="case-compare">
      <h2 id="case-compare">{record ? words.compare : words.given}</h2>
      <table className="case-compare">
        {record && (
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.given}</th>
              <th scope="col">{words.record}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {fields.map((compared) => (
            <tr key={compared.field}>
              <th scope="row">
                <span className="case-compared">
                  {compared.label}
                  {record && <Result of={compared} />}
                </span>
              </th>
              <td>{compared.given || '—'}</td>
              {record && <td>{compared.record || '—'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <IdCard shown={shown} />
    </section>
  )
}
