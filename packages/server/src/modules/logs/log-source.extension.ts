import type { Language, Phrase } from '@campus/contract/language.ts'
import type { ApplicationRow } from '@campus/contract/logs/application-log.ts'
import type { FaceCallRow } from '@campus/contract/logs/face-log.ts'
import type { LoginRow } from '@campus/contract/logs/login-log.ts'
import type { OperationRow } from '@campus/contract/logs/operate-log.ts'
import type { PhotoOperationRow, PhotoStorageRow } from '@campus/contract/logs/photo-log.ts'
import type { LogName, TrailRow } from '@campus/contract/logs/trail.ts'
import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'
import type { CellTexts } from './exports/cell-texts.ts'

/** Which rows of a log are wanted. A source that does not know one of these has no row for it. */
export interface LogWhere {
  readonly schoolId: string
  /** Units of the moment of the row; without them the whole school. */
  readonly unitIds?: readonly string[] | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  /** Rows with a smaller id alone. */
  readonly cursor?: string | undefined
  readonly personId?: string | undefined
  readonly action?: string | undefined
  readonly outcome?: string | undefined
  readonly network?: string | undefined
  readonly words?: string | undefined
  readonly requestId?: string | undefined
  /** The thing that a row is about, of whatever kind. */
  readonly subjectId?: string | undefined
}

export interface LogColumn<Row> {
  readonly key: string
  readonly title: Phrase
  readonly cell: (row: Row, texts: CellTexts) => string
}

/** One log: the area that owns the table reads it, everybody else shows, joins and exports it. */
export interface LogSource<Row extends { readonly id: string; readonly at: string }> {
  /** As a file has them. */
  readonly columns: readonly LogColumn<Row>[]
  /** The next rows, largest id first; words in the language of `ctx`. */
  readonly list: (ctx: Ctx, where: LogWhere, limit: number) => Promise<readonly Row[]>
  /** How many there are, counted to `max`. */
  readonly count: (ctx: Ctx, where: LogWhere, max: number) => Promise<number>
  /** When the first row of a school was written. Only of logs whose ids carry the moment of the row: they are searched piece by piece. */
  readonly firstAt?: (ctx: Ctx, schoolId: string) => Promise<Date | undefined>
  readonly inTrail: (row: Row, language: Language) => Pick<TrailRow, 'what' | 'outcome' | 'isRefused' | 'person' | 'network' | 'requestId'>
}

export interface LogSources {
  readonly login: LogSource<LoginRow>
  readonly operation: LogSource<OperationRow>
  readonly application: LogSource<ApplicationRow>
  readonly face_call: LogSource<FaceCallRow>
  readonly photo_operation: LogSource<PhotoOperationRow>
  readonly photo_storage: LogSource<PhotoStorageRow>
}

/** The logs of the areas, each given by the one that owns its table. */
export const logSources = extensionPoint<LogSources & Record<LogName, unknown>>('logs.sources', {
  login: true,
  operation: true,
  application: true,
  face_call: true,
  photo_operation: true,
  photo_storage: true,
})
