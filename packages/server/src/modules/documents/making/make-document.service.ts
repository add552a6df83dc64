import { randomUUID } from 'node:crypto'
import type { InputOf } from '@campus/contract/call.ts'
import type { makeDocument } from '@campus/contract/documents/making.ts'
import { type CallerCtx, inTransaction } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { issue } from '../issuing/issue.service.ts'
import { publishedVersion, requireOffered, type TemplateVersion } from '../templates/version.service.ts'
import { takeUse } from '../uses/use.service.ts'

/** What somebody decides about or pays for is asked for elsewhere. */
const requireAtOnce = ({ rules }: TemplateVersion) => {
  if (rules.needsApproval || !rules.ways.includes('download')) throw refuse('needs_application')
}

const requireFree = ({ rules }: TemplateVersion, price: number) => {
  if (price > 0) throw refuse(rules.freeCopies > 0 ? 'free_copies_used' : 'needs_application')
}

export const make = (ctx: CallerCtx, { templateId, recordId, ...choices }: InputOf<typeof makeDocument>): Promise<{ id: string }> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, schoolId, roles } = ctx.caller
    const version = await publishedVersion(ctx, templateId, schoolId)
    await requireOffered(ctx, version, personId, roles)
    requireAtOnce(version)
    const cause = `document:${randomUUID()}`
    const { price } = await takeUse(ctx, { version, personId, copies: 1, cause })
    requireFree(version, price)
    return issue(ctx, { version, holderId: personId, recordId, choices, madeBy: personId, cause })
  })
