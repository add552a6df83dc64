import { recordHistory } from '@campus/contract/records/changes.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Pager } from '@campus/ui/table/pager.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { usePage } from '../../../api/use-page.ts'
import '../../../console/look/console-look.css'
import { Moment } from '../../../console/look/moment.tsx'
import { historyWords } from '../words.ts'
import { ChangedValue } from './changed-fields.tsx'
import './student.css'

/** Every change of a field, the newest first: what, when, by whom, why. */
export function RecordHistory({ personId }: { readonly personId: string }) {
  const words = useWords(historyWords)
  const say = useSay()
  const [place, setPlace] = useState({ pageNum: 1, pageSize: 10 })
  const read = usePage(recordHistory, { personId, ...place })
  const byWhom = (askedBy: string, confirmedBy: string) => {
    if (askedBy === '') return words.imported
    return confirmedBy === '' ? words.by(askedBy) : words.byTwo(askedBy, confirmedBy)
  }
  return (
    <section className="console-card" aria-labelledby="record-history">
      <h2 id="record-history">{words.title}</h2>
      <QueryView read={read} isEmpty={({ total }) => total === 0} empty={<p className="console-note">{words.none}</p>}>
        {({ rows, total }) => (
          <>
            <ol className="record-history">
              {rows.map((row) => (
                <li key={row.id}>
                  <span>
                    <strong>{say(fieldNames[row.field])}</strong> <ChangedValue change={row} />
                  </span>
                  <small className="console-quiet">
                    <Moment at={row.at} /> · {byWhom(row.askedBy, row.confirmedBy)}
                    {row.reason && ` · ${row.reason}`}
                  </small>
                </li>
              ))}
            </ol>
            {total > place.pageSize && <Pager label={words.title} place={place} total={total} onMove={setPlace} />}
          </>
        )}
      </QueryView>
    </section>
  )
}
