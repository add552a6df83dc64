import { emergencyContacts } from '@campus/contract/people/emergency-contacts.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { about } from '@campus/contract/school/school-info.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './emergency-screen.css'
import { OwnContacts } from './own-contacts.tsx'
import { SchoolNumbers } from './school-numbers.tsx'
import { emergencyWords } from './words.ts'

/** Whom to call; all of it is kept on the device, because emergencies do not wait for a network. */
export default function EmergencyScreen() {
  const words = useWords(emergencyWords)
  const school = useCachedRead(about, {})
  const contacts = useCachedRead(emergencyContacts, {})
  const relations = useCachedRead(ownDictionary, { dictType: 'relation' }, { background: true })
  const relationNames = new Map(relations.data?.map(({ value, label }) => [value, label]))
  const keptAt = school.keptAt ?? contacts.keptAt
  return (
    <div className="page page-two-columns">
      {keptAt !== undefined && (
        <p className="emergency-kept page-across" role="status">
          {words.kept} · {words.keptAt} <Time at={keptAt} />
        </p>
      )}
      <QueryView read={school}>{({ emergencyNumbers }) => <SchoolNumbers numbers={emergencyNumbers} />}</QueryView>
      <div className="page-column">
        <QueryView read={contacts}>
          {(list) => <OwnContacts contacts={list} relationNames={relationNames} mayChange={contacts.keptAt === undefined} />}
        </QueryView>
        <p className="page-note">{words.savedHere}</p>
      </div>
    </div>
  )
}
