import { IdCardNumber } from '@campus/contract/account/id-card.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { emergencyContacts, saveEmergencyContact } from '@campus/contract/people/emergency-contacts.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { emergencyWords } from './words.ts'

export type Contact = OutputOf<typeof emergencyContacts>[number]

interface ContactFormProps {
  /** The one to change; without it a new one is added. */
  readonly contact: Contact | undefined
  readonly onDone: () => void
}

const { name, phone, relation } = saveEmergencyContact.body.shape
const values = z.object({ name, phone, relation, idCard: z.literal('').or(IdCardNumber) })

function Frozen({ contact }: { readonly contact: Contact }) {
  const words = useWords(emergencyWords)
  return (
    <p className="page-note">
      {words.frozen} <span className="emergency-digits">{contact.idCard}</span>{' '}
      {contact.hasPendingCorrection ? (
        words.correcting
      ) : (
        <PathLink to={peoplePaths.record} query={{ contactId: contact.id }}>
          {words.correct}
        </PathLink>
      )}
    </p>
  )
}

export function ContactForm({ contact, onDone }: ContactFormProps) {
  const words = useWords(emergencyWords)
  const relations = useRead(ownDictionary, { dictType: 'relation' })
  return (
    <section className="page-card" aria-label={contact ? words.edit(contact.name) : words.addTitle}>
      <h2>{contact ? words.edit(contact.name) : words.addTitle}</h2>
      <QueryView read={relations}>{(relations) => <Fields contact={contact} relations={relations} onDone={onDone} />}</QueryView>
    </section>
  )
}

interface FieldsProps extends ContactFormProps {
  readonly relations: OutputOf<typeof ownDictionary>
}

function Fields({ contact, relations, onDone }: FieldsProps) {
  const words = useWords(emergencyWords)
  const start = { name: contact?.name ?? '', phone: contact?.phone ?? '', relation: contact?.relation ?? '', idCard: '' }
  const form = useForm(values, start, { keep: `emergency-${contact?.id ?? 'new'}` })
  const { act } = useAction(saveEmergencyContact, { changes: [emergencyContacts, ownProfile], quiet: true })

  const save = async ({ idCard, ...typed }: z.infer<typeof values>) => {
    await act({ ...typed, ...(contact && { id: contact.id }), ...(idCard && { idCard }) })
    toast(words.saved, 'success')
    onDone()
  }

  return (
    <Form form={form} label={contact ? words.edit(contact.name) : words.addTitle} onSubmit={save}>
      <TextField form={form} name="name" label={words.name} autoComplete="off" maxLength={50} />
      <TextField form={form} name="phone" label={words.phone} type="tel" inputMode="tel" autoComplete="off" />
      <SelectField form={form} name="relation" label={words.relation} options={relations} />
      {contact?.idCard ? (
        <Frozen contact={contact} />
      ) : (
        <TextField form={form} name="idCard" label={words.idCard} hint={words.idCardHint} optional autoComplete="off" />
      )}
      <SubmitButton form={form}>{words.save}</SubmitButton>
      <Button fill="none" onClick={onDone}>
        {words.cancel}
      </Button>
    </Form>
  )
}
