import type { Form, FormItem } from '@campus/contract/approval/form.ts'
import { fieldRow, fieldRows } from '../field-rows.ts'

const isHolder = ({ name }: FormItem): boolean => name === 'SpanLayout' || name === 'TableList'

/** A layout holds everything but a layout; a table holds plain fields. */
const mayHold = (holder: FormItem | undefined, item: FormItem): boolean => {
  if (!holder) return true
  return holder.name === 'SpanLayout' ? item.name !== 'SpanLayout' : holder.name === 'TableList' && !isHolder(item)
}

/** Changes the fields among which one stands; the rest stays the same object. */
const among = (form: Form, id: string, edit: (siblings: Form, place: number) => Form): Form => {
  const place = form.findIndex((item) => item.id === id)
  if (place >= 0) return edit(form, place)
  return form.map((item) => {
    if (!item.items) return item
    const items = among(item.items, id, edit)
    return items === item.items ? item : { ...item, items }
  })
}

export const replaceField = (form: Form, item: FormItem): Form => among(form, item.id, (siblings, place) => siblings.with(place, item))

export const removeField = (form: Form, id: string): Form => among(form, id, (siblings, place) => siblings.toSpliced(place, 1))

const insertBehind = (form: Form, id: string, item: FormItem): Form =>
  among(form, id, (siblings, place) => siblings.toSpliced(place + 1, 0, item))

/** Into the chosen layout or table where it fits, else behind the chosen field, else at the end. */
export const addField = (form: Form, item: FormItem, chosenId: string | undefined): Form => {
  const row = chosenId === undefined ? undefined : fieldRow(form, chosenId)
  if (!row) return [...form, item]
  if (isHolder(row.item) && mayHold(row.item, item)) return replaceField(form, { ...row.item, items: [...(row.item.items ?? []), item] })
  if (mayHold(row.holder, item)) return insertBehind(form, row.item.id, item)
  return row.holder ? addField(form, item, row.holder.id) : [...form, item]
}

const holds = (item: FormItem, id: string): boolean => item.id === id || (item.items ?? []).some((inner) => holds(inner, id))

/** Before another field, wherever that stands; nothing changes where it may not stand there. */
export const moveBefore = (form: Form, id: string, beforeId: string): Form => {
  const row = fieldRow(form, id)
  const target = fieldRow(form, beforeId)
  if (!row || !target || holds(row.item, beforeId) || !mayHold(target.holder, row.item)) return form
  return among(removeField(form, id), beforeId, (siblings, place) => siblings.toSpliced(place, 0, row.item))
}

export type FieldDirection = 'up' | 'down' | 'left' | 'right'

const swapped = (siblings: Form, place: number, by: -1 | 1): Form => {
  const [one, other] = [siblings[place], siblings[place + by]]
  return one && other ? siblings.with(place, other).with(place + by, one) : siblings
}

/** Up and down among its neighbours, left out of its layout or table, right into the one before it. */
export const shiftField = (form: Form, id: string, direction: FieldDirection): Form => {
  const row = fieldRow(form, id)
  if (!row) return form
  if (direction === 'up' || direction === 'down')
    return among(form, id, (siblings, place) => swapped(siblings, place, direction === 'up' ? -1 : 1))
  if (direction === 'left') return row.holder ? insertBehind(removeField(form, id), row.holder.id, row.item) : form
  const siblings = row.holder?.items ?? form
  const before = siblings[siblings.findIndex((item) => item.id === id) - 1]
  if (!before || !isHolder(before) || !mayHold(before, row.item)) return form
  return replaceField(removeField(form, id), { ...before, items: [...(before.items ?? []), row.item] })
}

export const newFieldId = (form: Form): string => {
  const used = new Set(fieldRows(form).map(({ item }) => item.id))
  let number = 1
  while (used.has(`field${number}`)) number += 1
  return `field${number}`
}
