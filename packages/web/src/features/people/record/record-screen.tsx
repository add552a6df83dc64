import { emergencyContacts } from '@campus/contract/people/emergency-contacts.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { EyeOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { LinkRows, PlainRow, Rows } from '../../../navigation/rows.tsx'
import { type Profile, useSchoolFacts } from '../profile/profile-rows.ts'
import { CorrectionForm } from './correction-form.tsx'
import './record.css'
import { OwnCorrections } from './own-corrections.tsx'
import { recordWords } from './words.ts'

function Facts({ profile }: { readonly profile: Profile }) {
  const words = useWords(recordWords)
  const facts = useSchoolFacts(profile)
  return (
    <Rows title={words.facts}>
      {facts.map(([title, value]) => (
        <li key={title}>
          <PlainRow title={title} value={value} />
        </li>
      ))}
    </Rows>
  )
}

/** Corrects my own name or number or, when sent here for it, the number of an emergency contact. */
function Asking({ contactId }: { readonly contactId: string | undefined }) {
  const words = useWords(recordWords)
  const [field, setField] = useState<'name' | 'id_card'>('name')
  const [sent, setSent] = useState(0)
  const contacts = useRead(emergencyContacts, {}, { enabled: contactId !== undefined })
  const contact = contacts.data?.find(({ id }) => id === contactId)
  const onSent = () => setSent((count) => count + 1)
  return (
    <section className="page-card" aria-labelledby="ask-correction">
      <h2 id="ask-correction">{words.ask}</h2>
      <p className="page-note">{words.askLead}</p>
      {contact ? (
        <>
          <strong>{words.of(contact.name)}</strong>
          <CorrectionForm key={sent} field="emergency_id_card" contactId={contact.id} onSent={onSent} />
        </>
      ) : (
        <>
          <Choice
            label={words.what}
            options={[
              ['name', words.field('name')],
              ['id_card', words.field('id_card')],
            ]}
            value={field}
            onChoose={setField}
          />
          <CorrectionForm key={`${field} ${sent}`} field={field} onSent={onSent} />
        </>
      )}
    </section>
  )
}

export default function RecordScreen() {
  const words = useWords(recordWords)
  const { id, contactId } = useQueryOf(peoplePaths.record)
  const read = useRead(ownProfile, {})
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <QueryView read={read}>{(profile) => <Facts profile={profile} />}</QueryView>
        <p className="page-note">{words.masked}</p>
        <LinkRows rows={[{ to: peoplePaths.views, icon: EyeOutline, title: words.whoLooked }]} />
      </div>
      <div className="page-column">
        {id && <OwnCorrections pointedAt={id} />}
        <Asking contactId={contactId} />
        {!id && <OwnCorrections pointedAt={undefined} />}
      </div>
    </div>
  )
}
