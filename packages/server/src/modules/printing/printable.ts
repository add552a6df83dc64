import type { Readable } from 'node:stream'
import type { Ctx } from '../../context/context.ts'

/** Where something came out. */
export interface CameOutAt {
  readonly terminalId: string
  readonly name: string
  readonly nameEn: string
  readonly nameTw: string
}

/** What came out of a printer, as far as those need it whose thing was printed. */
export interface CameOut {
  /** Copies of it that are whole by now, and how many became so with this. */
  readonly copies: number
  readonly newCopies: number
  readonly pagesOut: number
  readonly isAll: boolean
  readonly place: CameOutAt
  /** Who printed it: its owner or a delegate. */
  readonly personId: string
}

/** What somebody did about fetching a thing, before anything of it came out. */
export interface Action {
  readonly schoolId: string
  readonly kind: 'code_given' | 'entrusted' | 'accepted' | 'declined' | 'withdrawn' | 'expired'
  /** Nobody where the time did it. */
  readonly actorId?: string | undefined
  /** The delegate, with the name masked, if another person did it. */
  readonly delegate?: string | undefined
}

/** What printing needs from the areas whose items are printed; they depend on printing, so they provide it. */
export interface Printable {
  /** Refuses (`document_over`) what ended since: a certificate that was revoked, a file that is gone. */
  readonly mayPrint: (ctx: Ctx, subjectId: string) => Promise<void>
  /** The PDF, opened when the printer of a terminal asks for it; refuses as `mayPrint` does. */
  readonly open: (ctx: Ctx, subjectId: string) => Promise<{ readonly content: Readable | Buffer; readonly size?: number }>
  /** In the transaction in which pages were counted as out. */
  readonly noteOut: (ctx: Ctx, subjectId: string, out: CameOut) => Promise<void>
  /** In the transaction in which it was done; for items with their own timeline. */
  readonly noteAction?: (ctx: Ctx, subjectId: string, action: Action) => Promise<void>
}

/** A delegate fetched copies: reported in the same transaction. */
export interface Fetched {
  readonly entrustmentId: string
  readonly newCopies: number
  readonly terminalId: string
}

export interface Fetching {
  readonly noteFetched: (ctx: Ctx, fetched: Fetched) => Promise<void>
  /** An owner revokes entrusted copies not yet fetched; the delegates are notified. */
  readonly takeBack: (ctx: Ctx, printable: Printable, itemId: string) => Promise<void>
}
