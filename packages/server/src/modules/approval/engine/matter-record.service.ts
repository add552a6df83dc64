import type { FieldKind } from '@campus/contract/approval/form.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import { isMatterKind, type MatterKind } from '@campus/contract/paths/matter-screens.ts'
import { isEmpty } from '@campus/flow/conditions/compare.ts'
import type { Ctx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { resolveMessages } from '../../messages/sending/resolve.service.ts'
import type { Matter, MatterField } from '../matter.ts'
import { matters } from '../matters.extension.ts'
import { findDueAt, listRecords } from './matter-record.repository.ts'
import type { InstanceRow } from './state.repository.ts'
import type { Stepped } from './stepped.ts'

interface RecordOfInstance {
  readonly kind: MatterKind
  readonly id: string
  readonly matter: Matter
}

/** The record of another area that an instance decides about. */
export const recordOf = (
  ctx: Ctx,
  { matter: kind, matter_id: id }: Pick<InstanceRow, 'matter' | 'matter_id'>,
): RecordOfInstance | undefined =>
  kind !== null && id !== null && isMatterKind(kind) ? { kind, id, matter: matters.of(ctx)[kind] } : undefined

/** Locks the records of families before the families themselves: everybody who changes both does it in this order. */
export const holdRecords = async (ctx: Ctx, topIds: readonly string[]) => {
  if (topIds.length === 0) return
  const records = (await listRecords(ctx.sql, topIds)).flatMap((row) => recordOf(ctx, row) ?? [])
  const byKind = Map.groupBy(records, ({ kind }) => kind)
  for (const kind of [...byKind.keys()].toSorted())
    await matters.of(ctx)[kind].hold(
      ctx,
      (byKind.get(kind) ?? []).map(({ id }) => id),
    )
}

const texts: ReadonlySet<string> = new Set<FieldKind>(['TextInput', 'TextareaInput'])

/** A form leaves out what was emptied; in a record it is an empty text. What every record has is not emptied, whatever a step asks for. */
const storedValue = (ctx: Ctx, { id, name, props }: MatterField, value: unknown): unknown => {
  if (!isEmpty(value)) return value
  if (props?.required) throw refuse('form_wrong', { fields: { [`formData.${id}`]: say(fieldTexts.required, ctx.language) } })
  return texts.has(name) ? '' : value
}

/** What an action wrote into the form also goes into the record, as far as its area lets it be changed. */
export const editRecord = async (ctx: Ctx, { instance, before, changes }: Stepped) => {
  const record = recordOf(ctx, instance)
  if (!record || before.status === 'draft') return
  const events = changes.events.flatMap((event) => (event.kind === 'values_written' ? [event] : []))
  const ids = new Set(events.flatMap((event) => [...Object.keys(event.after), ...event.removed]))
  if (ids.size === 0) return
  const { fields, edit } = record.matter
  const fixed = [...ids].filter((id) => !fields.some((field) => field.id === id && field.isEditable))
  // What the area itself changed in its record follows here; nobody else changes it.
  const held = fixed.length > 0 ? await record.matter.values(ctx, record.id) : {}
  if (!edit || fixed.some((id) => held[id] !== changes.state.values[id])) throw refuse('field_not_open')
  const written = fields.filter(({ id, isEditable }) => isEditable && ids.has(id))
  const values = written.map((field): [string, unknown] => [field.id, storedValue(ctx, field, changes.state.values[field.id])])
  if (values.length > 0) await edit(ctx, record.id, Object.fromEntries(values))
}

/** A record that is decided keeps the time that it had. */
export const followDue = async (ctx: Ctx, { instance, changes }: Stepped) => {
  const record = changes.state.status === 'running' ? recordOf(ctx, instance) : undefined
  if (record?.matter.dueChanged) await record.matter.dueChanged(ctx, record.id, (await findDueAt(ctx.sql, instance.id)) ?? null)
}

/** People whose task is over are no longer asked by the messages of the area, unless another step asks them now. */
export const resolveRecordMessages = async (ctx: Ctx, { instance, before, changes }: Stepped, over: readonly string[]) => {
  const record = recordOf(ctx, instance)
  if (!record || over.length === 0) return
  const known = new Set(before.tasks.map(({ id }) => id))
  const asked = new Set(changes.state.tasks.filter(({ id, status }) => status === 'open' && !known.has(id)).map(({ assignee }) => assignee))
  const people = over.filter((id) => !asked.has(id))
  if (people.length > 0) await resolveMessages(ctx, record.matter.decisionSubject, record.id, people)
}
