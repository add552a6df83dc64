import { deleteEmergencyContact, emergencyContacts, maxEmergencyContacts } from '@campus/contract/people/emergency-contacts.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { telephone } from '@campus/ui/page/telephone.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PhoneFill } from 'antd-mobile-icons'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { type Contact, ContactForm } from './contact-form.tsx'
import { emergencyWords } from './words.ts'

interface ContactCardProps {
  readonly contact: Contact
  readonly relation: string
  /** Without network there is nothing to change. */
  readonly mayChange: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function ContactCard({ contact, relation, mayChange, onEdit, onDelete }: ContactCardProps) {
  const words = useWords(emergencyWords)
  const { name, phone, idCard, hasPendingCorrection } = contact
  return (
    <article className="emergency-contact">
      <div className="emergency-contact-head">
        <div>
          <strong>{name}</strong>
          <span className="page-note">{relation}</span>
        </div>
        <a className="emergency-contact-call" href={telephone(phone)}>
          <PhoneFill aria-hidden />
          <VisuallyHidden>{words.call(name)}</VisuallyHidden>
          <span className="emergency-digits">{phone}</span>
        </a>
      </div>
      {idCard && (
        <p className="page-note">
          {words.idCard} <span className="emergency-digits">{idCard}</span>{' '}
          {hasPendingCorrection && <StateMark tone="waiting" t={words.correcting} />}
        </p>
      )}
      {mayChange && (
        <div className="page-buttons">
          <Button size="small" aria-label={words.edit(name)} onClick={onEdit}>
            {words.editShort}
          </Button>
          <Button size="small" aria-label={words.delete(name)} onClick={onDelete}>
            {words.deleteShort}
          </Button>
        </div>
      )}
    </article>
  )
}

interface OwnContactsProps {
  readonly contacts: readonly Contact[]
  readonly relationNames: ReadonlyMap<string, string>
  readonly mayChange: boolean
}

export function OwnContacts({ contacts, relationNames, mayChange }: OwnContactsProps) {
  const words = useWords(emergencyWords)
  const [editing, setEditing] = useState<Contact | 'new'>()
  const { act } = useAction(deleteEmergencyContact, { changes: [emergencyContacts, ownProfile] })
  const remove = async ({ id, name }: Contact) => {
    if (!(await ask({ title: words.deleteTitle(name), text: words.deleteText, confirm: words.deleteShort }))) return
    const isDone = await act({ id }).then(
      () => true,
      () => false,
    )
    if (isDone) toast(words.deleted, 'success')
  }
  const addButton = (
    <Button color="primary" fill="outline" onClick={() => setEditing('new')}>
      {words.add}
    </Button>
  )
  if (editing) return <ContactForm contact={editing === 'new' ? undefined : editing} onDone={() => setEditing(undefined)} />
  return (
    <section className="page-card" aria-labelledby="own-contacts">
      <h2 id="own-contacts">{words.mine}</h2>
      <p className="page-note">{words.mineText(maxEmergencyContacts)}</p>
      {contacts.length === 0 ? (
        <Empty t={words.none} action={mayChange && addButton} />
      ) : (
        <ul className="page-list">
          {contacts.map((contact) => (
            <li key={contact.id}>
              <ContactCard
                contact={contact}
                relation={relationNames.get(contact.relation) ?? contact.relation}
                mayChange={mayChange}
                onEdit={() => setEditing(contact)}
                onDelete={() => void remove(contact)}
              />
            </li>
          ))}
        </ul>
      )}
      {mayChange && contacts.length > 0 && contacts.length < maxEmergencyContacts && addButton}
    </section>
  )
}
