import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { dictionaryEntries, saveDictionaryEntry } from '@campus/contract/school/console/dictionaries.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import * as repository from './dictionary-entry.repository.ts'

export const listDictionaries = async (ctx: CallerCtx): Promise<OutputOf<typeof dictionaryEntries>> => {
  const rows = await repository.listEntries(ctx.sql, ctx.caller.schoolId)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    value: row.value,
    label: row.label,
    labelEn: row.label_en,
    labelTw: row.label_tw,
    position: row.position,
    isOpen: row.is_open,
  }))
}

type Given = InputOf<typeof saveDictionaryEntry>

const textsOf = ({ label, labelEn, labelTw, position, isOpen }: Given) => ({
  label,
  label_en: labelEn,
  label_tw: labelTw,
  position,
  is_open: isOpen,
})

const addEntry = async (ctx: CallerCtx, given: Given) => {
  const { type, value } = given
  const added = await repository.insertEntry(ctx.sql, { school_id: ctx.caller.schoolId, type, value, ...textsOf(given) })
  if (!added) throw refuse('dictionary_word_taken')
  return added.id
}

const changeEntry = async (ctx: CallerCtx, id: string, given: Given) => {
  const entry = await repository.findEntry(ctx.sql, ctx.caller.schoolId, id)
  if (!entry) throw refuse('not_found')
  if (entry.type !== given.type || entry.value !== given.value) throw refuse('dictionary_word_kept')
  await repository.updateEntry(ctx.sql, ctx.caller.schoolId, id, textsOf(given))
  return id
}

export const keepEntry = (ctx: CallerCtx, given: Given): Promise<OutputOf<typeof saveDictionaryEntry>> =>
  inTransaction(ctx, async (ctx) => {
    const id = given.id ? await changeEntry(ctx, given.id, given) : await addEntry(ctx, given)
    const { type, value, isOpen } = given
    await record(ctx, {
      action: 'school.dictionary_entry_saved',
      subjectKind: 'dictionary_entry',
      subjectId: id,
      details: { type, value, isOpen },
    })
    return { id }
  })
