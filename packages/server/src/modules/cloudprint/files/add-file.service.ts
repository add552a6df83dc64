import type { PrintFile } from '@campus/contract/cloudprint/files.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { readPrintFileJob } from '../cloudprint.jobs.ts'
import { countTakingPlace, findKept, insertPrintFile, takeTurn } from './print-file.repository.ts'
import { presentFile } from './print-file-view.ts'

const maxKept = 30

export const requireRoomForFile = async ({ sql, caller }: CallerCtx) => {
  if ((await countTakingPlace(sql, caller.personId)) >= maxKept) throw refuse('too_many_files')
}

type Given = Omit<NewRow<'print_file'>, 'id' | 'school_id' | 'person_id' | 'created_at' | 'kept_until'>

/** Adds a file of the caller, kept for as long as the school has set; one that is not read yet is read soon after. */
export const addFile = (ctx: CallerCtx, given: (ctx: CallerCtx) => Promise<Given>): Promise<PrintFile> =>
  inTransaction(ctx, async (ctx) => {
    const { schoolId, personId } = ctx.caller
    await takeTurn(ctx.sql, personId)
    await requireRoomForFile(ctx)
    const { printFileDays } = await readSettings(ctx.sql, schoolId)
    const [file, now] = [await given(ctx), ctx.now()]
    const times = { created_at: now, kept_until: later(now, printFileDays * 86_400) }
    const { id } = await insertPrintFile(ctx.sql, { school_id: schoolId, person_id: personId, ...file, ...times })
    if (file.state === 'reading') await ctx.services.jobs.add(ctx.sql, readPrintFileJob, { id })
    const row = await findKept(ctx.sql, personId, id)
    if (!row) throw new Error(`no file ${id}`)
    return presentFile(ctx, row)
  })
