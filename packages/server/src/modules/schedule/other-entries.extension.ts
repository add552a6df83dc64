import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

/** Something beside lessons that somebody has to go to. */
export interface OtherEntry {
  readonly id: string
  readonly title: Phrase
  readonly place: Phrase
  readonly startsAt: Date
  readonly endsAt: Date
  readonly changedAt: Date
  /** How often it was changed since it was published: calendars take the highest. */
  readonly changes: number
}

interface Asked {
  readonly personId: string
  readonly from: Date
  readonly to: Date
  /** Family does not learn who was granted more time. */
  readonly isForFamily?: boolean
}

interface EntrySource {
  readonly list: (ctx: Ctx, asked: Asked) => Promise<readonly OtherEntry[]>
  /** Another text as soon as anything of it changed: calendars then read it again. */
  readonly version: (ctx: Ctx, personId: string) => Promise<string>
}

/** Areas above hand in what else stands in a timetable. */
export const otherEntries = extensionPoint<{ readonly exam: EntrySource; readonly duty: EntrySource }>('schedule.other-entries', {
  exam: true,
  duty: true,
})
