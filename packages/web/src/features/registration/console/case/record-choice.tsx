import { people } from '@campus/contract/administration/people.ts'
import { registrationFieldNames } from '@campus/contract/registration/fields.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useId, useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import './case-console.css'
import type { ReviewedCase } from './reviewed-case.ts'
import { caseDetailWords } from './words.ts'

export interface LinkedRecord {
  readonly id: string
  readonly name: string
  readonly number: string
  readonly unitName: string
}

interface RecordOption extends LinkedRecord {
  readonly note: string
  readonly isTaken: boolean
}

interface RecordChoiceProps {
  readonly shown: ReviewedCase
  readonly chosen: LinkedRecord | undefined
  readonly onChoose: (record: LinkedRecord) => void
}

const maxFound = 10

type Candidate = ReviewedCase['candidates'][number]

/** Whether a record says the same in every field that is held against it, and nobody uses it. */
const isFitting = ({ fields }: ReviewedCase, { same, hasAccount }: Candidate) =>
  !hasAccount && fields.every(({ field, isBound }) => !isBound || same.includes(field))

/** The only record that fits, as after the correction of a mistyped number. */
export const fittingRecord = (shown: ReviewedCase): LinkedRecord | undefined => {
  const fitting = shown.candidates.filter((candidate) => isFitting(shown, candidate))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Records that were found by the school's own search. */
const useFound = (words: string, { userType }: ReviewedCase) => {
  const { data } = useRead(people, { words, userType, pageSize: maxFound }, { enabled: words !== '', background: true })
  return words === '' ? undefined : data?.rows.map((row): RecordOption => ({ ...row, note: '', isTaken: row.lastLoginAt !== null }))
}

/** Records that may be the one meant, the likeliest first, or any that a search finds; one with an account is never linked. */
export function RecordChoice({ shown, chosen, onChoose }: RecordChoiceProps) {
  const words = useWords(caseDetailWords)
  const say = useSay()
  const name = useId()
  const [typed, setTyped] = useState('')
  const found = useFound(useDebounced(typed.trim()), shown)
  const noteOf = (candidate: Candidate) => {
    if (isFitting(shown, candidate)) return words.fits
    const same = candidate.same.map((field) => say(registrationFieldNames[field]))
    return same.length > 0 ? words.sameFields(same.join(words.comma)) : ''
  }
  const candidates = shown.candidates.map(
    (candidate): RecordOption => ({ ...candidate, note: noteOf(candidate), isTaken: candidate.hasAccount }),
  )
  const options = found ?? candidates
  const none = found ? words.noneFound : words.noCandidates
  return (
    <section className="console-card" aria-labelledby="case-link">
      <h2 id="case-link">{words.link}</h2>
      <SearchBox label={words.searchRecord} value={typed} onChange={setTyped} />
      {options.length === 0 && (
        <p className="console-note" role="status">
          {none}
        </p>
      )}
      <fieldset className="case-records" aria-label={found ? words.searchRecord : words.candidates}>
        {options.map((record) => (
          <label key={record.id}>
            <input
              type="radio"
              name={name}
              checked={record.id === chosen?.id}
              disabled={record.isTaken}
              onChange={() => onChoose(record)}
            />
            <span>
              {record.name} · {record.number}
              <small>
                {[record.unitName, record.note, record.isTaken ? words.hasAccount : ''].filter((text) => text !== '').join(' · ')}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
