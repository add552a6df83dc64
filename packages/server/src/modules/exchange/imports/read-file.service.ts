import { buffer } from 'node:stream/consumers'
import { dataTables } from '@campus/contract/exchange/import-fields.ts'
import type { TableMap } from '@campus/contract/exchange/sources.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { unzipSync } from 'fflate'
import type { Ctx } from '../../../context/context.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { Unreadable } from '../../../platform/tables/unreadable.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import type { ReadTable } from '../work/apply-tables.service.ts'
import type { DataImportRow } from './import.repository.ts'
import { readDataTable } from './tables.ts'

const gone: Phrase = ['文件已不在，请重新上传', 'The file no longer exists. Upload it again.', '檔案已不在，請重新上傳']

export interface ReadImport {
  readonly tables: readonly ReadTable[]
  /** Columns that were left out. */
  readonly note: Phrase | null
}

const at = (fileName: string, [zhCN, enUS, zhTW]: Phrase): Phrase => [
  `${fileName}：${zhCN}`,
  `${fileName}: ${enUS}`,
  `${fileName}：${zhTW}`,
]

/** The files of a connection, which we packed ourselves, in the order in which one needs the other. */
const readDelivery = async (bytes: Buffer, maps: readonly TableMap[]): Promise<ReadImport> => {
  const files = unzipSync(bytes)
  const tables: ReadTable[] = []
  for (const kind of dataTables) {
    const map = maps.find((map) => map.kind === kind)
    const content = map && files[map.fileName]
    if (!content) continue
    try {
      tables.push(readDataTable(kind, await readTable(content, map.fileName.endsWith('.xlsx') ? 'xlsx' : 'csv'), map.columns))
    } catch (error) {
      throw error instanceof Unreadable ? new Unreadable(at(map.fileName, error.phrase)) : error
    }
  }
  return { tables, note: null }
}

export const readFile = async (ctx: Ctx, { kind, tables, content_type, blob_key, key_encrypted }: DataImportRow): Promise<ReadImport> => {
  const content =
    blob_key && key_encrypted ? await getEncrypted(ctx.services, { blobKey: blob_key, keyEncrypted: key_encrypted }) : undefined
  if (!content) throw new Unreadable(gone)
  const bytes = await buffer(content)
  if (kind === 'exchange') return readDelivery(bytes, tables as unknown as TableMap[])
  const { note, ...table } = readDataTable(kind, await readTable(bytes, content_type === tableTypes.xlsx ? 'xlsx' : 'csv'))
  return { tables: [table], note }
}
