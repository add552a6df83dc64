import { type Phrase, say } from '@campus/contract/language.ts'
import { z } from 'zod'
import type { Ctx } from '../../../context/context.ts'
import type { UndoChange } from '../../account/undo.extension.ts'
import { record } from '../../audit/audit.service.ts'
import * as repository from './absence.repository.ts'
import { notifyEnded } from './absence-messages.ts'
import { handOver } from './hand-over.service.ts'

interface Absent {
  readonly schoolId: string
  readonly personId: string
}

/** One that has not begun is taken back; one that runs ends now. Nothing where it is over or somebody else's. */
const takeBack = async (ctx: Ctx, id: string, { schoolId, personId }: Absent) => {
  const now = ctx.now()
  const absence = await repository.findOwn(ctx.sql, id, personId)
  if (!absence || absence.ends_at <= now) return undefined
  if (absence.starts_at >= now) await repository.deleteAbsence(ctx.sql, id)
  else await repository.setEnd(ctx.sql, id, now)
  const { deputy_id: deputyId, starts_at: startsAt, ends_at: endsAt, reason } = absence
  const details = { since: startsAt.toISOString(), until: endsAt.toISOString() }
  const about = { subjectKind: 'person', subjectId: deputyId, details }
  await record(ctx, { schoolId, actorId: personId, action: 'approval.deputy_ended', ...about })
  return { schoolId, personId, deputyId, startsAt, endsAt, reason }
}

export const endOwn = async (ctx: Ctx, id: string, who: Absent): Promise<boolean> => {
  const ended = await takeBack(ctx, id, who)
  if (ended) await notifyEnded(ctx, ended)
  return ended !== undefined
}

const Undo = z.object({ id: z.uuid(), deputyId: z.uuid(), tasks: z.array(z.uuid()) })

const notByOwner: Phrase = ['代理人并非本人设置，已撤销', 'The deputy was not named by the owner', '代理人並非本人設定，已撤銷']

/** Who did not name the deputy themselves ends it, and what was handed over and still waits comes back; false where nothing is left to end. */
export const undoDeputy: UndoChange = async (ctx, { school_id: schoolId, person_id: personId, undo }) => {
  const { id, deputyId, tasks } = Undo.parse(undo)
  // In this order: while the deputy decides, what comes back would go to them again, and inboxes are locked after the applications.
  const ended = await takeBack(ctx, id, { schoolId, personId })
  const returned = await handOver(ctx, { from: deputyId, to: personId, reason: say(notByOwner, ctx.language), tasks })
  if (ended) await notifyEnded(ctx, ended)
  return ended !== undefined || returned.length > 0
}
