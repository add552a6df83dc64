import type { Ctx } from '../../../context/context.ts'
import { withFaceCall } from '../../faces/calls/face-call.service.ts'
import { withRefusals } from '../../faces/engine/face-engine.service.ts'
import { readFileBytes } from '../../files/made-file.service.ts'
import { findOpenPaper, type PaperRow } from './paper.repository.ts'

/** The face on a paper; nothing where it shows none, or more than one. Only for who agreed to be compared. */
export const vectorOfPaper = async (ctx: Ctx, { front_file_id, school_id, person_id }: PaperRow): Promise<Float32Array | undefined> => {
  const picture = front_file_id ? await readFileBytes(ctx, front_file_id, school_id) : undefined
  if (!picture) return undefined
  const call = { schoolId: school_id, personId: person_id, purpose: 'paper', consent: 'given' } as const
  const judge = () => withRefusals(ctx.services.face.judge(picture, { who: ctx.caller?.personId }))
  return (await withFaceCall(ctx, call, judge, ({ vector }) => (vector ? undefined : 'no_face'))).vector
}

/** The face on the paper of somebody that is being checked. */
export const findPaperVector = async (ctx: Ctx, personId: string): Promise<Float32Array | undefined> => {
  const paper = await findOpenPaper(ctx.sql, personId)
  return paper && vectorOfPaper(ctx, paper)
}
