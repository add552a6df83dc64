import { hashKeys } from '@campus/proof/ballot/ballot-hash.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import { record } from '../../audit/audit.service.ts'
import { makeKeysJob } from '../appraisal.jobs.ts'
import { lockCampaign } from '../campaigns/campaign.repository.ts'
import * as repository from './make-keys.repository.ts'
import { makeSectionKey } from './section-key.ts'

/** A key takes a third of a second; the next ones are made by another job, long before this one would be taken for dead. */
const keysAJob = 100
const keysAtOnce = 2

/** From then on nobody is given another key: the value of all of them stands in the audit before the first token. */
const makeReady = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx.sql, id)
    if (campaign?.state !== 'preparing') return
    const keys = await repository.listKeys(ctx.sql, id)
    const keyHash = await hashKeys(keys.map((row) => ({ id: row.id, publicKey: row.public_key?.toString('base64url') ?? '' })))
    await repository.setReady(ctx.sql, id, keyHash)
    const details = { keyHash, keys: keys.length }
    await record(ctx, { action: 'appraisal.keys_made', subjectKind: 'appraisal', subjectId: id, schoolId: campaign.school_id, details })
  })

export const makeKeys = async (ctx: Ctx, { id }: { readonly id: string }) => {
  const missing = await repository.listWithoutKey(ctx.sql, id, keysAJob + 1)
  for (let at = 0; at < Math.min(missing.length, keysAJob); at += keysAtOnce) {
    await Promise.all(
      missing.slice(at, at + keysAtOnce).map(async (section) => {
        await repository.setKey(ctx.sql, section.id, await makeSectionKey(ctx.services.secretBox, section.id))
      }),
    )
  }
  if (missing.length > keysAJob) await ctx.services.jobs.add(ctx.sql, makeKeysJob, { id })
  else await makeReady(ctx, id)
}
