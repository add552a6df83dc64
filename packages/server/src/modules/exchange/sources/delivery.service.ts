import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { readExchangeColumns, TableMap } from '@campus/contract/exchange/sources.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { zipSync } from 'fflate'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { OutsideFailure } from '../../../platform/http-client/outside-failure.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cleanCell } from '../../../platform/tables/columns.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { Unreadable } from '../../../platform/tables/unreadable.ts'
import { cutText } from '../../../platform/text/cut-text.ts'
import { putEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { type ExchangePlace, maxExchangeBytes } from '../../../ports/exchange/exchange.ts'
import { requireSchool } from '../../school/school/school.service.ts'
import { lacksHeadings, wordsIn } from './column-words.rules.ts'
import { findSource, type SourceRow } from './source.repository.ts'
import { sourceSecretPlace } from './source-secret.ts'

const missing = (names: readonly string[]): Phrase => [
  `没有找到文件：${names.join('、')}`,
  `These files were not found: ${names.join(', ')}`,
  `沒有找到檔案：${names.join('、')}`,
]

const closed: Phrase = ['这个连接已被删除', 'This connection was removed', '這個連接已被刪除']

const placeOf = async (ctx: Ctx, source: SourceRow): Promise<ExchangePlace> => {
  if (source.way === 'folder') return { way: 'folder', schoolCode: (await requireSchool(ctx, source.school_id)).code }
  if (source.secret_encrypted === null) throw new Error('a connection over HTTPS without a secret')
  const secret = ctx.services.secretBox.decrypt(source.secret_encrypted, sourceSecretPlace)
  return { way: 'https', url: source.url, keyId: source.key_id, secret }
}

/** All files of a connection in one encrypted package; a file that is missing stops it, because half a delivery says nothing. */
export const fetchDelivery = async (
  ctx: Ctx,
  row: { readonly school_id: string; readonly source_id: string | null; readonly tables: unknown },
) => {
  const source = row.source_id === null ? undefined : await findSource(ctx.sql, row.school_id, row.source_id)
  if (!source) throw new Unreadable(closed)
  const place = await placeOf(ctx, source)
  const maps = row.tables as TableMap[]
  const files = new Map<string, Buffer>()
  const gone: string[] = []
  for (const { fileName } of maps) {
    const content = await ctx.services.exchange.fetch(place, fileName)
    if (content) files.set(fileName, content)
    else gone.push(fileName)
  }
  if (gone.length > 0) throw new Unreadable(missing(gone))
  const bytes = zipSync(Object.fromEntries(files), { level: 0 })
  return putEncrypted(ctx.services, [bytes], maxExchangeBytes * (maps.length + 1))
}

/** Columns of a file with the words that stand in them, so that somebody can say what they mean. */
export const readSourceColumns = async (
  ctx: CallerCtx,
  { id, kind }: InputOf<typeof readExchangeColumns>,
): Promise<OutputOf<typeof readExchangeColumns>> => {
  const source = await findSource(ctx.sql, ctx.caller.schoolId, id)
  const map = source?.tables.find((table) => table.kind === kind)
  if (!source || !map) throw refuse('not_found')
  try {
    const content = await ctx.services.exchange.fetch(await placeOf(ctx, source), map.fileName)
    if (!content) throw refuse('exchange_file_missing')
    const table = await readTable(content, map.fileName.endsWith('.xlsx') ? 'xlsx' : 'csv')
    const top = table.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
    const lines = table.slice(top + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''))
    const headings = (table[top] ?? []).map((heading) => cutText(cleanCell(heading), 100))
    // Without headings the first line would be the data of a person.
    if (lacksHeadings(kind, headings)) throw refuse('exchange_headings_missing')
    const knownIn = (name: string) => map.columns.find(({ theirs }) => theirs === name)?.values.map(({ theirs }) => theirs)
    const columns = headings.map((name, at) => {
      const cells = lines.map((cells) => cleanCell(cells[at] ?? ''))
      return { name, values: wordsIn(kind, cells, new Set(knownIn(name))).map((cell) => cutText(cell, 100)) }
    })
    return { columns: columns.filter(({ name }) => name !== '').slice(0, 100), lines: lines.length }
  } catch (error) {
    if (error instanceof OutsideFailure) throw refuse('exchange_unreachable')
    if (error instanceof Unreadable) throw refuse('exchange_unreadable')
    throw error
  }
}
