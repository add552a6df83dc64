import { maskName } from '@campus/contract/masks.ts'
import { PrintKind } from '@campus/contract/printing/items.ts'
import type { Ctx } from '../../../context/context.ts'
import type { Action, Printable } from '../../printing/printable.ts'
import { printables } from '../../printing/printing.extension.ts'
import type { EntrustmentRow } from './entrustment.repository.ts'

export const printableOf = (ctx: Ctx, { kind }: EntrustmentRow): Printable => printables.of(ctx)[PrintKind.parse(kind)]

/** Who does it; nobody where the time does. */
const doers = {
  entrusted: 'owner_id',
  withdrawn: 'owner_id',
  accepted: 'delegate_id',
  declined: 'delegate_id',
  expired: null,
} as const satisfies Partial<Record<Action['kind'], keyof EntrustmentRow | null>>

/** Adds the outcome of an entrustment to the timeline of its item. */
export const noteAction = async (
  ctx: Ctx,
  { noteAction: note }: Printable,
  row: EntrustmentRow,
  kind: keyof typeof doers,
): Promise<void> => {
  const doer = doers[kind]
  await note?.(ctx, row.subject_id, {
    schoolId: row.school_id,
    kind,
    ...(doer === null ? {} : { actorId: row[doer] }),
    ...(doer === 'delegate_id' ? {} : { delegate: maskName(row.delegate_name) }),
  })
}
