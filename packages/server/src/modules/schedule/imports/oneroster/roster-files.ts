import type { Phrase } from '@campus/contract/language.ts'
import { cleanCell } from '../../../../platform/tables/columns.ts'
import type { Table } from '../../../../platform/tables/table.ts'
import { readTable } from '../../../../platform/tables/table-work.ts'
import { tooLarge, Unreadable } from '../../../../platform/tables/unreadable.ts'
import { cutText } from '../../../../platform/text/cut-text.ts'
import { NotUnzipped, unzipStream } from '../../../../platform/unzip-stream.ts'

/** The files of OneRoster 1.2 that we read; whatever else a ZIP holds is left alone. */
const rosterParts = ['academicSessions', 'orgs', 'courses', 'classes', 'users', 'enrollments'] as const
type RosterPart = (typeof rosterParts)[number]

export interface RosterLine {
  readonly part: RosterPart
  /** As a spreadsheet counts: the headings are line 1. */
  readonly line: number
  readonly cell: (column: string) => string
}

export interface RosterFiles {
  readonly lines: Readonly<Record<RosterPart, readonly RosterLine[]>>
  /** Whether a file holds all there is, and not only what changed. */
  readonly isWhole: (part: RosterPart) => boolean
}

const megabyte = 1024 * 1024
const limits = { maxBytes: 48 * megabyte, maxTotalBytes: 96 * megabyte, maxFiles: 40 }

const notUnzipped: Record<NotUnzipped['why'], Phrase> = {
  broken: ['无法解压，请上传 ZIP 文件', 'The file cannot be unpacked. Upload a ZIP file.', '無法解壓縮，請上傳 ZIP 檔案'],
  too_many: ['压缩包里的文件太多', 'The ZIP contains too many files', '壓縮檔裡的檔案太多'],
  too_large: tooLarge,
}

const badName = (name: string): Phrase => [
  `压缩包里有不允许的文件名：${name}`,
  `The ZIP contains a file with a name that is not allowed: ${name}`,
  `壓縮檔裡有不允許的檔案名稱：${name}`,
]

const missing = (name: string): Phrase => [`压缩包里缺少 ${name}`, `The ZIP has no ${name}`, `壓縮檔裡缺少 ${name}`]

const wrongVersion: Phrase = [
  'manifest.csv 中的 oneroster.version 应为 1.2 或 1.1',
  'manifest.csv must name oneroster.version 1.2 or 1.1',
  'manifest.csv 中的 oneroster.version 應為 1.2 或 1.1',
]

const leadsOut = (name: string) => /^[/\\]|^[a-z]:|\\|(^|\/)\.\.(\/|$)|\0/i.test(name)

const chunkBytes = 65_536

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield await Promise.resolve(bytes.subarray(at, at + chunkBytes))
}

const unpack = async (bytes: Uint8Array, bounds: typeof limits): Promise<ReadonlyMap<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>()
  try {
    for await (const { name, content } of unzipStream(chunksOf(bytes), bounds)) {
      if (leadsOut(name)) throw new Unreadable(badName(cutText(name, 100)))
      if (!/^[^/]+\.csv$/i.test(name)) continue
      if (!content) throw new Unreadable(tooLarge)
      files.set(name.toLowerCase(), content)
    }
  } catch (error) {
    throw error instanceof NotUnzipped ? new Unreadable(notUnzipped[error.why]) : error
  }
  return files
}

const linesOf = (part: RosterPart, [headings = [], ...rows]: Table): RosterLine[] => {
  const columns = new Map(headings.map((heading, at) => [cleanCell(heading).toLowerCase(), at]))
  return rows.flatMap((cells, at) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    return [{ part, line: at + 2, cell: (column: string) => cleanCell(cells[columns.get(column.toLowerCase()) ?? -1] ?? '') }]
  })
}

/** Reads a ZIP of OneRoster CSV files; bounded in files and in bytes, declared and real. */
export const readRosterFiles = async (bytes: Uint8Array, bounds = limits): Promise<RosterFiles> => {
  const files = await unpack(bytes, bounds)
  const manifestFile = files.get('manifest.csv')
  if (!manifestFile) throw new Unreadable(missing('manifest.csv'))
  const manifest = new Map(
    (await readTable(manifestFile, 'csv')).map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()]),
  )
  if (!['1.1', '1.2'].includes(manifest.get('oneroster.version') ?? '')) throw new Unreadable(wrongVersion)
  const modeOf = (part: RosterPart) => manifest.get(`file.${part}`.toLowerCase()) ?? 'absent'
  const lines: Partial<Record<RosterPart, RosterLine[]>> = {}
  for (const part of rosterParts) {
    const file = files.get(`${part}.csv`.toLowerCase())
    const isAbsent = modeOf(part).toLowerCase() === 'absent'
    if (!isAbsent && !file) throw new Unreadable(missing(`${part}.csv`))
    lines[part] = file && !isAbsent ? linesOf(part, await readTable(file, 'csv')) : []
  }
  if (lines.classes?.length === 0 && lines.enrollments?.length === 0) throw new Unreadable(missing('classes.csv'))
  return { lines: lines as RosterFiles['lines'], isWhole: (part) => modeOf(part).toLowerCase() === 'bulk' }
}
