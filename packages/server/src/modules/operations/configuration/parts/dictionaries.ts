import { saveDictionaryEntry } from '@campus/contract/school/console/dictionaries.ts'
import { z } from 'zod'
import { keepEntry, listDictionaries } from '../../../school/console/dictionary-entry.service.ts'
import type { Part } from '../part.ts'

const Entry = saveDictionaryEntry.body.omit({ id: true, type: true, value: true })

const wordsOf = (key: string) => {
  const [type = '', value = ''] = key.split('/')
  return { type, value }
}

/** An entry that only this school has stays open: records name it. */
export const dictionariesPart: Part = {
  name: 'dictionaries',
  read: async (ctx) =>
    Object.fromEntries((await listDictionaries(ctx)).map(({ type, value, ...entry }) => [`${type}/${value}`, Entry.parse(entry)])),
  entryOf: (key) => (saveDictionaryEntry.body.pick({ type: true, value: true }).safeParse(wordsOf(key)).success ? Entry : z.never()),
  titleOf: (key, value) => `${wordsOf(key).type} · ${Entry.safeParse(value).data?.label ?? wordsOf(key).value}`,
  fieldNames: {
    label: ['名称', 'Name', '名稱'],
    labelEn: ['英文名称', 'English name', '英文名稱'],
    labelTw: ['繁体名称', 'Traditional Chinese name', '繁體名稱'],
  },
  groupOf: (key) => wordsOf(key).type,
  apply: async (ctx, changes) => {
    const ids = new Map((await listDictionaries(ctx)).map(({ id, type, value }) => [`${type}/${value}`, id]))
    for (const { key, after } of changes) await keepEntry(ctx, { ...Entry.parse(after), ...wordsOf(key), id: ids.get(key) })
  },
}
