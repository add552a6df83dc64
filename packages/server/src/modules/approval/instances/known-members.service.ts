import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { Id } from '@campus/contract/fields.ts'
import { say } from '@campus/contract/language.ts'
import { columnsOf, fieldsOf, type Row, rowsOf } from '@campus/flow/form/fields.ts'
import type { Abstract } from '@campus/flow/form/shown-form.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { Refusal, refuse } from '../../../platform/refuse.ts'
import { cutText } from '../../../platform/text/cut-text.ts'
import { unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { requireReadable } from '../access/access.service.ts'
import { findNamedInstance } from '../engine/state.repository.ts'
import { listPeople } from '../lookup/lookup.repository.ts'

interface Member {
  readonly kind: 'UserPicker' | 'DeptPicker' | 'ProcessIndex'
  readonly id: string
  /** The field, or the table of the column. */
  readonly at: string
  readonly entry: Row
}

const kindOf = ({ name }: FormItem) => (name === 'UserPicker' || name === 'DeptPicker' || name === 'ProcessIndex' ? name : undefined)

/** What is no list of rows is left as it is: the shapes of the form refuse it. */
const mapped = (value: unknown, change: (row: Row) => Row): unknown =>
  Array.isArray(value) && rowsOf(value).length === value.length ? rowsOf(value).map(change) : value

const memberOf = (item: FormItem, at: string, entry: Row): Member | undefined => {
  const kind = kindOf(item)
  const { success, data: id } = Id.safeParse(entry['id'])
  return kind && success ? { kind, id, at, entry } : undefined
}

const withMembers = (form: Form, values: FormValues, change: (member: Member) => Row): FormValues => {
  const inField = (item: FormItem, at: string, value: unknown) =>
    mapped(value, (entry) => {
      const member = memberOf(item, at, entry)
      return member ? change(member) : entry
    })
  const inTable = (item: FormItem) => (row: Row) => ({
    ...row,
    ...Object.fromEntries(
      columnsOf(item)
        .filter(({ id }) => id in row)
        .map((column) => [column.id, inField(column, item.id, row[column.id])]),
    ),
  })
  const changed = fieldsOf(form)
    .filter(({ id }) => id in values)
    .map((item) => [item.id, item.name === 'TableList' ? mapped(values[item.id], inTable(item)) : inField(item, item.id, values[item.id])])
  return { ...values, ...Object.fromEntries(changed) }
}

const membersIn = (form: Form, values: FormValues): readonly Member[] => {
  const found: Member[] = []
  withMembers(form, values, (member) => {
    found.push(member)
    return member.entry
  })
  return found
}

/** The name of an application that the caller may read; a draft is none yet. */
const nameOfInstance = async (ctx: CallerCtx, id: string): Promise<string | undefined> => {
  try {
    const { instance } = await requireReadable(ctx, id)
    const named = instance.state === 'draft' ? undefined : await findNamedInstance(ctx.sql, id)
    if (!named) return undefined
    const [first] = named.card as unknown as readonly Abstract[]
    return cutText([`${named.process_name} #${named.number}`, ...(first ? [first.value] : [])].join(' · '), 200)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const namesOf = async (ctx: CallerCtx, members: readonly Member[]): Promise<ReadonlyMap<string, string>> => {
  const { schoolId } = ctx.caller
  const idsOf = (kind: Member['kind']) => [...new Set(members.filter((member) => member.kind === kind).map(({ id }) => id))]
  const [people, units, instances] = [idsOf('UserPicker'), idsOf('DeptPicker'), idsOf('ProcessIndex')]
  const names = new Map<string, string>()
  if (people.length > 0)
    for (const { id, name, state } of await listPeople(ctx.sql, schoolId, people))
      if (state === 'active') names.set(`UserPicker ${id}`, name)
  if (units.length > 0) for (const { id, name } of await unitsNamed(ctx, schoolId, units)) names.set(`DeptPicker ${id}`, name)
  for (const id of instances) {
    const name = await nameOfInstance(ctx, id)
    if (name !== undefined) names.set(`ProcessIndex ${id}`, name)
  }
  return names
}

interface Filled {
  readonly form: Form
  readonly before: FormValues
}

/**
 * The form with the registered names of the people, units and applications that it names: who fills it in says which, not what they are
 * called. Those that are newly named must exist; those named before stay as they were.
 */
export const withKnownMembers = async (ctx: CallerCtx, { form, before }: Filled, given: FormValues): Promise<FormValues> => {
  const keyOf = ({ kind, at, id }: Member) => `${kind} ${at} ${id}`
  const members = membersIn(form, given)
  if (members.length === 0) return given
  const kept = new Map(membersIn(form, before).map((member) => [keyOf(member), member.entry]))
  const added = members.filter((member) => !kept.has(keyOf(member)))
  const names = await namesOf(ctx, added)
  const stranger = added.find(({ kind, id }) => !names.has(`${kind} ${id}`))
  if (stranger) throw refuse('form_wrong', { fields: { [`formData.${stranger.at}`]: say(fieldTexts.wrong, ctx.language) } })
  return withMembers(
    form,
    given,
    (member) => kept.get(keyOf(member)) ?? { ...member.entry, name: names.get(`${member.kind} ${member.id}`) ?? '' },
  )
}
