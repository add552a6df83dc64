import { consolePaths } from '@campus/contract/paths/console.ts'
import type { RecordChange } from '@campus/contract/records/changes.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../console/look/console-look.css'
import { PathLink } from '../../../navigation/path-link.tsx'
import { studentWords } from '../words.ts'
import { ChangedFields } from './changed-fields.tsx'

export function WaitingCard({ change }: { readonly change: RecordChange }) {
  const words = useWords(studentWords)
  return (
    <section className="console-card" aria-labelledby="student-waiting">
      <header>
        <h2 id="student-waiting">{words.waiting}</h2>
        <StateMark tone="waiting" t={words.waiting} />
      </header>
      <ChangedFields changes={change.changes} />
      <p className="console-note">
        {words.waitingText(change.askedBy)}{' '}
        <PathLink to={consolePaths.recordChanges} query={{ id: change.id }}>
          {words.toChange}
        </PathLink>
      </p>
    </section>
  )
}
