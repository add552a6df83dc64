import { type Ctx, inTransaction } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { issue } from '../../documents/issuing/issue.service.ts'
import { undoUse } from '../../documents/uses/use.service.ts'
import { versionById } from '../../documents/versions/version.service.ts'
import { failLine } from '../../orders/lines/order-lines.service.ts'
import { type ApplicationRow, lockOfLines } from '../application/application.repository.ts'
import { changeApplication } from '../application/application-change.repository.ts'
import { makingOf } from '../application/making.ts'
import { causeOf } from './ordering.service.ts'

export const versionOf = async (ctx: Ctx, { version_id }: ApplicationRow) => {
  const version = await versionById(ctx, version_id)
  if (!version) throw new Error(`no version ${version_id}`)
  return version
}

/** What cost nothing goes back by itself when nothing comes of it; what was paid for counts until it is paid back. */
const issueFor = async (ctx: Ctx, row: ApplicationRow) => {
  const { personId, recordId, choices } = makingOf(row)
  const { id: documentId } = await issue(ctx, {
    version: await versionOf(ctx, row),
    holderId: personId,
    handedAs: row.way === 'paper' ? 'paper' : 'file',
    recordId,
    choices,
    madeBy: personId,
    cause: row.amount === 0 ? causeOf(row.line_id) : undefined,
    copies: row.copies,
    isSold: row.amount > 0,
  })
  await changeApplication(ctx.sql, row.id, { document_id: documentId })
}

const lockReleased = async (ctx: Ctx, lineId: string) => {
  const [row] = await lockOfLines(ctx.sql, [lineId])
  return row?.state === 'normal' && row.document_id === null ? row : undefined
}

/** What cannot be issued says why, and what cost nothing is given back. */
const fail = (ctx: Ctx, lineId: string, { code }: Refusal) =>
  inTransaction(ctx, async (ctx) => {
    const row = await lockReleased(ctx, lineId)
    if (!row) return
    if (row.amount === 0) await undoUse(ctx, causeOf(lineId))
    await failLine(ctx, lineId, code)
  })

/**
 * Issues the document of a line that was released, in a transaction of its own: the running number makes all of a school wait for each
 * other, and nobody's payment shall wait for it. It may be asked for twice; there is one document.
 */
export const issueReleased = async (ctx: Ctx, lineId: string): Promise<void> => {
  try {
    await inTransaction(ctx, async (ctx) => {
      const row = await lockReleased(ctx, lineId)
      if (row) await issueFor(ctx, row)
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await fail(ctx, lineId, error)
  }
}
