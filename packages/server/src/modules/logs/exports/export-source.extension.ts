import { type Language, type Phrase, say } from '@campus/contract/language.ts'
import { type ExportSourceName, exportTitles } from '@campus/contract/logs/exports.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { z } from 'zod'
import { type CallerCtx, onReplica } from '../../../context/context.ts'
import type { FromCursor } from '../../../platform/db/cursor.ts'
import { extensionPoint } from '../../../platform/extension-point.ts'
import type { Scope } from '../../school/organisation/scope.service.ts'
import type { CellTexts } from './cell-texts.ts'

interface ExportColumn {
  readonly key: string
  readonly title: Phrase
  /** Personal data that screens mask, or a photo: a second administrator approves, and auditors have none of it. */
  readonly isUnmasked?: true
}

/** A part of a filter in words. */
export interface FilterText {
  readonly title: Phrase
  readonly text: Phrase
}

/** What one row becomes: its cells in the order of the wanted columns, and whom it speaks of. */
interface ExportRow {
  readonly id: string
  readonly cells: readonly string[]
  readonly personIds: readonly string[]
  /** What a ZIP holds of it; opened when its turn comes. */
  readonly file?: ExportedFile | undefined
}

interface ExportedFile {
  readonly name: string
  readonly open: () => Promise<Uint8Array | undefined>
}

/** A list that can be exported, whatever its filter and rows are. */
export interface ExportSource {
  readonly who: readonly Role[]
  readonly filter: z.ZodObject
  readonly columns: readonly ExportColumn[]
  /** The filter, as the approver reads it. */
  readonly tellFilter: (ctx: CallerCtx, filter: unknown) => Promise<readonly FilterText[]>
  /** What the asker has to prove first; the job that writes the file has nobody in front of it. */
  readonly requireToAsk?: ((ctx: CallerCtx, filter: unknown) => Promise<void>) | undefined
  /** Whether the asker may read what this filter names. */
  readonly mayRead: (ctx: CallerCtx, filter: unknown) => boolean
  /** The headings of these columns. */
  readonly headings: (ctx: CallerCtx, filter: unknown, columns: readonly string[]) => Promise<readonly string[]>
  /** How far the asker reads this list. */
  readonly scopeOf: (ctx: CallerCtx) => Promise<Scope>
  /** The number of rows, counted no further than `max`. */
  readonly count: (ctx: CallerCtx, filter: unknown, max: number) => Promise<number>
  /** Rows in the order of the list, those after the row of the cursor. */
  readonly list: (ctx: CallerCtx, filter: unknown, from: FromCursor & Wanted) => Promise<readonly ExportRow[]>
  /** What the area itself keeps of a file with these rows, in the transaction in which it is given out. */
  readonly noteMade?: ((ctx: CallerCtx, rowIds: readonly string[]) => Promise<void>) | undefined
}

interface Wanted {
  readonly columns: readonly string[]
  readonly texts: CellTexts
}

/** Each list that can be exported is read by the area it belongs to. */
export const exportSources = extensionPoint<Readonly<Record<ExportSourceName, ExportSource>>>('logs.export-sources', exportTitles)

type TellValue<Value, Filter> = (ctx: CallerCtx, value: NonNullable<Value>, filter: Filter) => string | Promise<string>

interface OneColumn<Row> extends ExportColumn {
  readonly cell: (row: Row, texts: CellTexts) => string
}

/** Becomes as many columns as the filter leaves open: the fields of a form. */
interface SpreadColumn<Row, Filter> extends ExportColumn {
  readonly headings: (ctx: CallerCtx, filter: Filter) => Promise<readonly string[]>
  readonly cells: (row: Row) => readonly string[]
}

interface Definition<Filter extends z.ZodObject, Row extends { readonly id: string }> {
  readonly who: readonly Role[]
  readonly filter: Filter
  /** What each part of the filter is called, and how its value is told where the value itself says nothing. */
  readonly filterNames: {
    readonly [Name in keyof z.output<Filter> & string]-?:
      | Phrase
      | readonly [title: Phrase, tell: TellValue<z.output<Filter>[Name], z.output<Filter>>]
  }
  readonly columns: readonly (OneColumn<Row> | SpreadColumn<Row, z.output<Filter>>)[]
  readonly requireToAsk?: (ctx: CallerCtx, filter: z.output<Filter>) => Promise<void>
  /** For a list that is open to different people by its filter. */
  readonly mayRead?: (ctx: CallerCtx, filter: z.output<Filter>) => boolean
  readonly scopeOf: (ctx: CallerCtx) => Promise<Scope>
  /** Whether it is read by what its screen is read with, which may note who looked: it is short, and no replica reads it. */
  readonly isShort?: true
  readonly count: (ctx: CallerCtx, filter: z.output<Filter>, max: number) => Promise<number>
  /** Keyset pages: the rows after the one of the cursor, newest first like the list. What comes meanwhile is no part of it. */
  readonly list: (ctx: CallerCtx, filter: z.output<Filter>, from: FromCursor) => Promise<readonly Row[]>
  /** Whom a row speaks of: they can see that it was exported. */
  readonly peopleOf: (row: Row) => readonly (string | null)[]
  readonly fileOf?: (ctx: CallerCtx, row: Row) => ExportedFile
  readonly noteMade?: ExportSource['noteMade']
}

const isPhrase = (name: readonly unknown[]): name is Phrase => typeof name[1] === 'string'

/** Hides the types of filter and rows, which only the source itself knows. */
export const exportSource = <Filter extends z.ZodObject, Row extends { readonly id: string }>(
  source: Definition<Filter, Row>,
): ExportSource => {
  const parse = (filter: unknown) => source.filter.parse(filter)
  const reading = (ctx: CallerCtx) => (source.isShort ? ctx : onReplica(ctx))
  const wantedOf = (keys: readonly string[]) => source.columns.filter(({ key }) => keys.includes(key))
  return {
    who: source.who,
    filter: source.filter,
    columns: source.columns,
    requireToAsk: async (ctx, filter) => source.requireToAsk?.(ctx, parse(filter)),
    mayRead: (ctx, filter) => source.mayRead?.(ctx, parse(filter)) ?? true,
    headings: async (ctx, filter, keys) => {
      const headings: string[] = []
      for (const column of wantedOf(keys))
        headings.push(...('cell' in column ? [say(column.title, ctx.language)] : await column.headings(reading(ctx), parse(filter))))
      return headings
    },
    scopeOf: source.scopeOf,
    tellFilter: async (ctx, filter) => {
      const told = []
      const whole = parse(filter)
      for (const [key, value] of Object.entries(whole)) {
        const name = source.filterNames[key as keyof typeof source.filterNames]
        if (value === undefined || value === '') continue
        const plain = typeof value === 'string' ? value : JSON.stringify(value)
        if (isPhrase(name)) told.push({ title: name, text: [plain, plain, plain] as const })
        else {
          const [title, tell] = name
          const tellIn = async (language: Language) => tell({ ...ctx, language }, value as never, whole)
          told.push({ title, text: [await tellIn('zh_CN'), await tellIn('en_US'), await tellIn('zh_TW')] as const })
        }
      }
      return told
    },
    count: (ctx, filter, max) => source.count(reading(ctx), parse(filter), max),
    list: async (ctx, filter, { columns, texts, ...from }) => {
      const wanted = wantedOf(columns)
      return (await source.list(reading(ctx), parse(filter), from)).map((row) => ({
        id: row.id,
        cells: wanted.flatMap((column) => ('cell' in column ? column.cell(row, texts) : column.cells(row))),
        personIds: source.peopleOf(row).filter((id) => id !== null),
        file: source.fileOf?.(ctx, row),
      }))
    },
    noteMade: source.noteMade,
  }
}
