import { buffer } from 'node:stream/consumers'
import { animalTemplate, type animalTemplateUrl, type importAnimalLines } from '@campus/contract/animalplan/lines.ts'
import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { type Phrase, say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { RawAnswer, Upload } from '../../../http/route.ts'
import { refuse } from '../../../platform/refuse.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { makeTable, readTable } from '../../../platform/tables/table-work.ts'
import { Unreadable } from '../../../platform/tables/unreadable.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { titlesOf } from '../../school/titles.ts'
import { listOpenPlaces, listOpenSpecifications } from '../catalogue/catalogue.repository.ts'
import { columns, readLines } from './line-table.rules.ts'

const fileName: Phrase = ['动物明细模板', 'animal-lines-template', '動物明細範本']

export const readTemplateUrl = (): Promise<OutputOf<typeof animalTemplateUrl>> => Promise.resolve({ url: animalTemplate.path })

/** Every specification stands in it already: people fill in the numbers they need. */
export const giveTemplate = async (ctx: CallerCtx): Promise<RawAnswer> => {
  const specifications = await listOpenSpecifications(ctx.sql, ctx.caller.schoolId)
  const headings = Object.values(columns).map((heading) => say(heading, ctx.language))
  const typeName = (row: (typeof specifications)[number]) =>
    nameIn({ name: row.type_name, nameEn: row.type_name_en, nameTw: row.type_name_tw }, ctx.language)
  const lines = specifications.map((row) => [row.code, `${typeName(row)} ${nameIn(titlesOf(row), ctx.language)}`, '', '', '', '', ''])
  const content = await makeTable([headings, ...lines], 'xlsx')
  return { content, contentType: tableTypes.xlsx, name: `${say(fileName, ctx.language)}.xlsx`, size: content.length }
}

const readUpload = async (ctx: CallerCtx, { blobKey }: Upload) => {
  const content = await ctx.services.blobs.get(blobKey)
  if (!content) throw refuse('animal_table_unreadable')
  try {
    return await readTable(await buffer(content), 'xlsx')
  } catch (error) {
    if (error instanceof Unreadable) throw refuse('animal_table_unreadable', { fields: { file: say(error.phrase, ctx.language) } })
    throw error
  } finally {
    await dropBlobLater(ctx, blobKey)
  }
}

export const importLines = async (
  ctx: CallerCtx,
  { files }: InputOf<typeof importAnimalLines> & { files: readonly Upload[] },
): Promise<OutputOf<typeof importAnimalLines>> => {
  const [upload] = files
  if (!upload) throw refuse('bad_input')
  const { schoolId } = ctx.caller
  const table = await readUpload(ctx, upload)
  const byCode = (rows: readonly { readonly id: string; readonly code: string }[]) =>
    new Map(rows.map(({ id, code }) => [code.toUpperCase(), id]))
  const read = readLines(table, {
    specifications: byCode(await listOpenSpecifications(ctx.sql, schoolId)),
    rooms: byCode((await listOpenPlaces(ctx.sql, schoolId)).filter(({ kind }) => kind === 'room')),
  })
  if ('unreadable' in read) throw refuse('animal_table_unreadable', { fields: { file: say(read.unreadable, ctx.language) } })
  return {
    lines: read.lines,
    problems: read.problems.map(({ row, column, text }) => ({
      row,
      column: say(columns[column], ctx.language),
      text: say(text, ctx.language),
    })),
  }
}
