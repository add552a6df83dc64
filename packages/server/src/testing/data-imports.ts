import assert from 'node:assert/strict'
import { type DataField, type DataTable, dataFields, dataHeadings } from '@campus/contract/exchange/import-fields.ts'
import { dataImport, dataImportLines, runDataImport, startDataImport } from '@campus/contract/exchange/imports.ts'
import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { writeTable } from '../platform/tables/write-table.ts'
import { asker } from './ask.ts'
import { eventually } from './eventually.ts'
import { uploadTo } from './upload.ts'

/** A table of school data; the first row says which columns there are. */
export const dataTable = async <Kind extends DataTable>(
  kind: Kind,
  rows: readonly Readonly<Partial<Record<DataField<Kind>, string>>>[],
  { format = 'csv', language = 'en_US' }: { readonly format?: 'csv' | 'xlsx'; readonly language?: Language } = {},
): Promise<Buffer> => {
  const fields = dataFields(kind).filter((field) => rows[0]?.[field] !== undefined)
  const headings: Readonly<Record<string, Phrase>> = dataHeadings[kind]
  const table = [
    fields.map((field) => say(headings[field] ?? ['', '', ''], language)),
    ...rows.map((row) => fields.map((field) => row[field] ?? '')),
  ]
  return Buffer.from(await writeTable(table, format))
}

/** Brings files of school data as somebody, and reads what they would do. */
export const dataImporter = (url: string, { token }: { readonly token: string }) => {
  const ask = asker(url)
  const upload = (kind: DataTable, bytes: Buffer, publishes: 'yes' | 'no' = 'yes') =>
    uploadTo(url, startDataImport, token, bytes, 'data.csv', { kind, publishes })
  const until = (id: string, ...states: readonly string[]) =>
    eventually(async () => {
      const { data } = await ask(dataImport, { id }, { token, language: 'en_US' })
      return states.includes(data.state) ? data : undefined
    })
  const show = async (id: string, language: Language = 'en_US') => {
    const shown = await until(id, 'preview', 'unreadable', 'failed', 'done')
    const { rows } = (await ask(dataImportLines, { id, pageSize: 100 }, { token, language })).data
    const problems = Object.fromEntries(
      rows.flatMap(({ line, problems }) => (problems.length > 0 ? [[line ?? 0, problems.map(({ text }) => text).join(' ')]] : [])),
    )
    return { ...shown, lines: rows, problems, counts: [shown.toAdd, shown.toChange, shown.gone, shown.unchanged, shown.wrong] }
  }
  const read = async (kind: DataTable, bytes: Buffer, publishes: 'yes' | 'no' = 'yes') => {
    const answer = await upload(kind, bytes, publishes)
    assert.equal(answer.error, undefined)
    return show(startDataImport.output.parse(answer.data).id)
  }
  const run = async (id: string, skipsWrong = false) => {
    const { error } = await ask(runDataImport, { id, skipsWrong }, { token })
    assert.equal(error, undefined)
    return until(id, 'done', 'failed')
  }
  /** Reads and carries out a file without a wrong line. */
  const bring = async (kind: DataTable, bytes: Buffer, publishes: 'yes' | 'no' = 'yes') => {
    const shown = await read(kind, bytes, publishes)
    assert.deepEqual(shown.problems, {}, shown.problem)
    assert.equal((await run(shown.id)).state, 'done')
    return shown
  }
  return { upload, until, show, read, run, bring }
}
