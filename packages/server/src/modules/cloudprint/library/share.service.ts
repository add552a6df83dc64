import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { offerLibraryFileAgain, shareToLibrary } from '@campus/contract/cloudprint/library.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { shareFile } from '../files/print-file.repository.ts'
import { findDirectory } from './directory.repository.ts'
import { dropContent } from './leave-library.service.ts'
import { notifyReviewers } from './library-messages.ts'
import { textColumns } from './library-text.ts'
import * as repository from './offered-file.repository.ts'
import { requireOwn } from './own-offers.service.ts'

const maxPerDay = 20

type Given = InputOf<typeof shareToLibrary>

/** Documents alone: a photo or a sheet of photos is nobody else's. */
const requireReady = async (ctx: CallerCtx, fileId: string) => {
  const file = await shareFile(ctx.sql, ctx.caller.personId, fileId)
  if (!file) throw refuse('print_file_gone')
  if (file.kind !== 'document' || file.state !== 'ready' || file.content_id === null || file.pages === null)
    throw refuse('print_file_not_ready')
  return { contentId: file.content_id, pages: file.pages }
}

const requireTurn = async (ctx: CallerCtx) => {
  const { count, secondsLeft } = await countAttempt(ctx, `library:${ctx.caller.personId}`, 86_400)
  if (count > maxPerDay) throw refuse('try_later', { facts: { seconds: secondsLeft } })
}

const requireWelcome = async (ctx: CallerCtx, directoryId: string) => {
  const { schoolId } = ctx.caller
  if (!(await readSettings(ctx.sql, schoolId)).hasLibraryUploads) throw refuse('library_closed')
  await requireTurn(ctx)
  if (!(await findDirectory(ctx.sql, schoolId, directoryId))) throw refuse('not_found')
}

interface Offer {
  readonly directoryId: string
  readonly contentId: string
  readonly pages: number
  readonly sha256: Buffer
  readonly text: Parameters<typeof textColumns>[0]
}

const insert = async (ctx: CallerCtx, { directoryId, contentId, pages, sha256, text }: Offer) => {
  const owner = { school_id: ctx.caller.schoolId, person_id: ctx.caller.personId }
  const columns = textColumns(text)
  const what = { directory_id: directoryId, content_id: contentId, pages, sha256, created_at: ctx.now() }
  const offered = await repository.insertOffered(ctx.sql, { ...owner, ...columns, ...what })
  if (!offered) throw refuse('library_same_file')
  await notifyReviewers(ctx, { id: offered.id, ...columns, ...owner })
  return offered
}

export const share = (ctx: CallerCtx, { fileId, directoryId, ...text }: Given): Promise<OutputOf<typeof shareToLibrary>> =>
  inTransaction(ctx, async (ctx) => {
    await requireWelcome(ctx, directoryId)
    const { contentId, pages } = await requireReady(ctx, fileId)
    const { sha256 } = await repository.findSha256(ctx.sql, contentId)
    return insert(ctx, { directoryId, contentId, pages, sha256, text })
  })

/** The bytes that were refused go on in a new offer, and the old one is over: nobody loses what a reviewer said of it. */
export const offerAgain = (
  ctx: CallerCtx,
  { id, directoryId, ...text }: InputOf<typeof offerLibraryFileAgain>,
): Promise<OutputOf<typeof offerLibraryFileAgain>> =>
  inTransaction(ctx, async (ctx) => {
    await requireOwn(ctx, id)
    await requireWelcome(ctx, directoryId)
    const refused = await repository.hideOver(ctx.sql, id, ['refused'], ctx.now())
    if (!refused) throw refuse('not_found')
    const { content_id: contentId, pages, sha256 } = refused
    if (contentId === null) throw refuse('print_file_gone')
    const offered = await insert(ctx, { directoryId, contentId, pages, sha256, text })
    await dropContent(ctx, refused)
    return offered
  })

export const exportLibraryFiles = (ctx: Ctx, personId: string) => repository.listAllOf(ctx.sql, personId)
