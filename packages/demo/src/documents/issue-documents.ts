import { type BaseContext, type CallerCtx, type Ctx, systemContext } from '@campus/server/context/context.ts'
import { recordsOf } from '@campus/server/modules/academics/records/record.service.ts'
import { reissue, revoke } from '@campus/server/modules/documents/console/issued/issued-action.service.ts'
import { issue } from '@campus/server/modules/documents/issuing/issue.service.ts'
import { makeOrdered } from '@campus/server/modules/documents/issuing/make.service.ts'
import { publishedVersion } from '@campus/server/modules/documents/versions/version.service.ts'
import { hasDocument } from '../demo.repository.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { endingReasons } from './ending-reasons.ts'

const student = personId('100001')
const registrar = personId('T0003')

const asRegistrar = (ctx: Ctx): CallerCtx => ({
  ...ctx,
  caller: { personId: registrar, schoolId: demoUniversity.id, sessionId: '', roles: ['admin', 'teacher'], isAgent: false },
})

/** Made at once: the job that was queued for it finds nothing left to do. */
const have = async (ctx: Ctx, template: string, source = 'graduate'): Promise<string> => {
  const record = (await recordsOf(ctx, student)).find((one) => one.source.code === source)
  const version = await publishedVersion(ctx, idOf('template', template), demoUniversity.id)
  const choices = { heading: '', academicYears: [], scoreIds: [] }
  const { id } = await issue(ctx, { version, holderId: student, recordId: record?.id, choices, madeBy: registrar })
  await makeOrdered(ctx, id)
  return id
}

/** Documents of the demo's student in every state, made and signed as all others are; those that are there already stay. */
const orders: Readonly<Record<string, (ctx: Ctx, template: string) => Promise<unknown>>> = {
  'expected-graduation': async (ctx, template) =>
    revoke(asRegistrar(ctx), { id: await have(ctx, template), reason: endingReasons.revoked }),
  'ranking-proof': async (ctx, template) => {
    const { id } = await reissue(asRegistrar(ctx), { id: await have(ctx, template, 'undergraduate'), reason: endingReasons.superseded })
    await makeOrdered(ctx, id)
  },
  'transcript-bilingual': (ctx, template) => have(ctx, template, 'undergraduate'),
  enrolment: (ctx, template) => have(ctx, template),
}

export const issueDemoDocuments = async (base: BaseContext): Promise<void> => {
  const ctx = systemContext(base)
  for (const [template, order] of Object.entries(orders))
    if (!(await hasDocument(ctx.sql, student, idOf('template', template)))) await order(ctx, template)
}
