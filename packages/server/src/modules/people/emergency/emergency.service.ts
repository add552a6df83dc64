import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { maskIdCard } from '@campus/contract/masks.ts'
import {
  type deleteEmergencyContact,
  type emergencyContacts,
  maxEmergencyContacts,
  type saveEmergencyContact,
} from '@campus/contract/people/emergency-contacts.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readOwnDictionary } from '../../school/dictionaries/dictionary.service.ts'
import { readIdNumber } from '../person/id-number-given.service.ts'
import * as repository from './emergency.repository.ts'
import { encryptEmergencyIdCard, openEmergencyIdCard } from './emergency-id-card.ts'

type Shown = OutputOf<typeof emergencyContacts>[number]
type Row = Awaited<ReturnType<typeof repository.listContacts>>[number]

const present = (ctx: CallerCtx, row: Row): Shown => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  relation: row.relation,
  idCard: row.id_card_encrypted ? maskIdCard(openEmergencyIdCard(ctx.services.secretBox, row.id_card_encrypted)) : '',
  hasPendingCorrection: Boolean(row.has_pending),
})

export const listOwnContacts = async (ctx: CallerCtx): Promise<Shown[]> =>
  (await repository.listContacts(ctx.sql, ctx.caller.personId)).map((row) => present(ctx, row))

const requireRelation = async (ctx: CallerCtx, relation: string) => {
  const choices = await readOwnDictionary(ctx, { dictType: 'relation' })
  if (!choices.some(({ value }) => value === relation))
    throw refuse('bad_input', { fields: { relation: say(fieldTexts.wrong, ctx.language) } })
}

const addContact = async (ctx: CallerCtx, given: repository.Given, idCard: string | undefined) => {
  const { personId, schoolId } = ctx.caller
  await requireRelation(ctx, given.relation)
  await repository.lockOwner(ctx.sql, personId)
  const taken = new Set((await repository.listContacts(ctx.sql, personId)).map(({ position }) => position))
  const position = Array.from({ length: maxEmergencyContacts }, (_, index) => index + 1).find((place) => !taken.has(place))
  if (!position) throw refuse('emergency_contacts_full')
  const idCardEncrypted = idCard ? encryptEmergencyIdCard(ctx.services.secretBox, idCard) : null
  return (await repository.insertContact(ctx.sql, { ...given, schoolId, personId, position, idCardEncrypted, now: ctx.now() })).id
}

/** A number that is there stays: the same one again changes nothing, another one needs a reviewed correction. */
const keepIdCard = (ctx: CallerCtx, kept: Buffer | null, idCard: string | undefined) => {
  if (!idCard) return kept
  if (!kept) return encryptEmergencyIdCard(ctx.services.secretBox, idCard)
  if (openEmergencyIdCard(ctx.services.secretBox, kept) !== idCard) throw refuse('id_number_frozen')
  return kept
}

const changeContact = async (ctx: CallerCtx, id: string, given: repository.Given, idCard: string | undefined) => {
  const before = await repository.lockContact(ctx.sql, id, ctx.caller.personId)
  if (!before) throw refuse('not_found')
  if (given.relation !== before.relation) await requireRelation(ctx, given.relation)
  await repository.updateContact(ctx.sql, id, { ...given, idCardEncrypted: keepIdCard(ctx, before.id_card_encrypted, idCard) })
  return id
}

export const saveContact = async (ctx: CallerCtx, input: InputOf<typeof saveEmergencyContact>): Promise<Shown> => {
  const { id, idCard: typed, ...given } = input
  const idCard = typed === undefined ? undefined : readIdNumber(ctx, 'idCard', typed)
  return inTransaction(ctx, async (ctx) => {
    const savedId = await (id ? changeContact(ctx, id, given, idCard) : addContact(ctx, given, idCard))
    const saved = (await listOwnContacts(ctx)).find((contact) => contact.id === savedId)
    if (!saved) throw refuse('not_found')
    return saved
  })
}

/** A pending correction of a contact is deleted with it; it is locked first, in the lock order of a decision. */
export const removeContact = (ctx: CallerCtx, { id }: InputOf<typeof deleteEmergencyContact>) =>
  inTransaction(ctx, async (ctx) => {
    await repository.withdrawCorrectionsOf(ctx.sql, id, ctx.caller.personId)
    if (!(await repository.deleteContact(ctx.sql, id, ctx.caller.personId))) throw refuse('not_found')
    return null
  })
