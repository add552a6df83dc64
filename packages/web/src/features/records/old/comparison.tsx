import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { fieldNames, type StudentField, studentFields } from '@campus/contract/records/student-fields.ts'
import { studentById } from '@campus/contract/records/students.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '../../../console/look/console-look.css'
import { valueIn } from '@campus/contract/records/field-text.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { oldWords } from '../words.ts'
import './old.css'

type Data = OutputOf<typeof studentById>

/** Name and pinyin belong to the person, of whom there is one. */
const isCompared = (field: StudentField): field is Exclude<StudentField, 'name' | 'pinyin'> => field !== 'name' && field !== 'pinyin'
const compared = studentFields.filter(isCompared)

function Compared({ student: { record, old, personId, name, studentId } }: { readonly student: Data }) {
  const words = useWords(oldWords)
  const say = useSay()
  const language = useLanguage()
  const [shows, setShows] = useState<'all' | 'only'>('all')
  const toStudent = (
    <PathLink to={recordsPaths.student} query={{ id: personId, ...(record && { recordId: record.id }) }}>
      {words.toStudent}
    </PathLink>
  )
  if (!record || !old) return <Empty t={words.none} action={toStudent} />
  const isDifferent = (field: StudentField) => old.differences.includes(field)
  const count = old.differences.length
  return (
    <section className="console-card" aria-label={words.compare}>
      <header>
        <div>
          <h2>{name}</h2>
          <p className="console-note">{studentId}</p>
        </div>
        <StateMark tone={count > 0 ? 'bad' : 'good'} t={count > 0 ? words.differences(count) : words.same} />
      </header>
      {count > 0 && (
        <Choice
          label={words.show}
          options={[
            ['all', words.all],
            ['only', words.only],
          ]}
          value={shows}
          onChoose={setShows}
        />
      )}
      <table className="old-compare">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">
              {words.today}
              <small>{nameIn(record.databaseSource, language)}</small>
            </th>
            <th scope="col">
              {words.old}
              <small>{nameIn(old.record.databaseSource, language)}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {compared
            .filter((field) => shows === 'all' || isDifferent(field))
            .map((field) => (
              <tr key={field} data-different={isDifferent(field) ? true : undefined}>
                <th scope="row">
                  <span className="old-field">
                    {say(fieldNames[field])}
                    {isDifferent(field) && <StateMark tone="bad" t={words.different} />}
                  </span>
                </th>
                <td>{say(valueIn(record, field)) || '—'}</td>
                <td>{say(valueIn(old.record, field)) || '—'}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="console-note">{toStudent}</p>
    </section>
  )
}

/** Today's record beside that of the old system, field by field. */
export function Comparison({ id, recordId }: { readonly id: string; readonly recordId: string | undefined }) {
  const read = useRead(studentById, { id, ...(recordId && { recordId }) }, { staleTime: 0 })
  return <QueryView read={read}>{(student) => <Compared student={student} />}</QueryView>
}
