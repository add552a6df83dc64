import { nameIn } from '@campus/contract/localized-name.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { educationLevelNames, standingNames } from '@campus/contract/records/student-fields.ts'
import { studentById } from '@campus/contract/records/students.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import '../../../console/look/console-look.css'
import { PathLink } from '../../../navigation/path-link.tsx'
import { standingTones } from '../standing-tones.ts'
import { studentWords } from '../words.ts'
import { EditDialog } from './edit-dialog.tsx'
import { PersonCard } from './person-card.tsx'
import { GraduationCard, StudyCard } from './record-cards.tsx'
import { RecordHistory } from './record-history.tsx'
import './student.css'
import type { StudentData } from './student-data.ts'
import { WaitingCard } from './waiting-card.tsx'

interface ShownProps {
  readonly student: StudentData
  readonly onRecord: (id: string) => void
}

/** Somebody may study here a second time. */
function Courses({ student: { records, record }, onRecord }: ShownProps) {
  const words = useWords(studentWords)
  const say = useSay()
  const language = useLanguage()
  if (records.length < 2) return null
  const nameOf = ({ educationLevel, databaseSource }: StudentData['records'][number]) =>
    `${say(educationLevelNames[educationLevel])} · ${nameIn(databaseSource, language)}`
  return (
    <Choice
      label={words.course}
      look="chips"
      options={records.map((one) => [one.id, nameOf(one)])}
      value={record?.id}
      onChoose={onRecord}
    />
  )
}

function Head({ student, onRecord }: ShownProps) {
  const words = useWords(studentWords)
  const say = useSay()
  const [isEditing, setIsEditing] = useState(false)
  const { name, studentId, personId, record, mayChange, old } = student
  return (
    <section className="console-card" aria-label={name}>
      <header>
        <div>
          <h2>{name}</h2>
          <p className="console-note">{studentId}</p>
        </div>
        {record && <StateMark tone={standingTones[record.atschoolStatus]} t={say(standingNames[record.atschoolStatus])} />}
      </header>
      <Courses student={student} onRecord={onRecord} />
      {!record && <p className="console-note">{words.noRecord}</p>}
      <div className="console-buttons student-actions">
        {record && mayChange && (
          <Button color="primary" onClick={() => setIsEditing(true)}>
            {words.edit}
          </Button>
        )}
        {record && (
          <PathLink to={recordsPaths.scores} query={{ recordId: record.id }}>
            {words.scores}
          </PathLink>
        )}
        {record && old && (
          <PathLink to={recordsPaths.old} query={{ id: personId, recordId: record.id }}>
            {words.old}
          </PathLink>
        )}
        <PathLink to={identityPaths.person} query={{ personId }}>
          {words.photos}
        </PathLink>
      </div>
      {isEditing && record && <EditDialog student={student} record={record} onClose={() => setIsEditing(false)} />}
    </section>
  )
}

interface StudentDetailProps {
  readonly id: string
  readonly recordId: string | undefined
  /** With the whole screen for itself it stands in two columns. */
  readonly isAlone?: boolean
}

/** One student: what the school knows, where it comes from, what waits and what was changed. */
export function StudentDetail({ id, recordId, isAlone = false }: StudentDetailProps) {
  const [chosen, setChosen] = useState(recordId)
  const read = useRead(studentById, { id, ...(chosen && { recordId: chosen }) }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(student) => (
        <div className={isAlone ? 'console-columns' : 'console-column'}>
          <div className="console-column">
            <Head student={student} onRecord={setChosen} />
            {student.waiting && <WaitingCard change={student.waiting} />}
            {student.record && <StudyCard record={student.record} />}
          </div>
          <div className="console-column">
            <PersonCard student={student} />
            {student.record && <GraduationCard record={student.record} />}
            <RecordHistory personId={id} />
          </div>
        </div>
      )}
    </QueryView>
  )
}
