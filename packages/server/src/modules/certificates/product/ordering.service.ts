import { randomUUIDv7 } from 'node:crypto'
import type { DocumentWay } from '@campus/contract/documents/template-choices.ts'
import type { CallerCtx } from '../../../context/context.ts'
import type { NewRow } from '../../../platform/db/sql.ts'
import { recordsOf } from '../../academics/records/record.service.ts'
import { startMatter } from '../../approval/matters/matter.service.ts'
import { takeUses } from '../../documents/uses/use.service.ts'
import { publishedVersions, type TemplateVersion } from '../../documents/versions/version.service.ts'
import { requireDelegate } from '../../entrust/delegates/delegate.service.ts'
import type { Product, RequestedLine } from '../../orders/product.ts'
import { readForPapers } from '../../people/profile/papers.service.ts'
import { unitOf } from '../../school/organisation/unit-trail.service.ts'
import { noteUse } from '../../signature/uses/use.service.ts'
import { insertApplications } from '../application/application.repository.ts'
import { choicesIn } from '../application/choices.rules.ts'
import { noteEvents } from '../application/event.service.ts'
import { requireEligible, requireMakeable } from './eligibility.service.ts'
import { priceOf } from './price.rules.ts'

/** Under which cause the use of a line is counted. */
export const causeOf = (lineId: string) => `line:${lineId}`

const productIdsOf = (wanted: readonly RequestedLine[]) => wanted.map(({ lineRequest }) => lineRequest.productId)

export const reserve: Product['reserve'] = async (ctx, wanted) => {
  const { personId, schoolId } = ctx.caller
  const asked: { version: TemplateVersion; way: DocumentWay; copies: number; cause: string }[] = []
  // Their records decide about each of them, and what papers say of them is asked next; both are read once in a transaction.
  const [versionOf] = await Promise.all([
    publishedVersions(ctx, productIdsOf(wanted), schoolId),
    recordsOf(ctx, personId),
    readForPapers(ctx, personId),
  ])
  for (const { lineRequest, lineId } of wanted) {
    const choices = choicesIn(lineRequest)
    const version = versionOf(lineRequest.productId)
    await requireEligible(ctx, version, choices)
    asked.push({ version, way: choices.way, copies: lineRequest.quantity, cause: causeOf(lineId) })
  }
  const charges = await takeUses(ctx, personId, asked)
  return asked.flatMap(({ version, way }, at) => (charges[at] ? [priceOf(version.rules, way, charges[at])] : []))
}

/** What an application says of one request; what could not be made as it was chosen is refused. */
const prepare = async (ctx: CallerCtx, version: TemplateVersion, { lineRequest, lineId }: RequestedLine, orderId: string) => {
  const { personId, schoolId } = ctx.caller
  const choices = choicesIn(lineRequest)
  await requireMakeable(ctx, version, choices)
  const { recordId, academicYears, scoreIds, signatureFileId, delegateNumber } = choices
  const delegate = delegateNumber === '' ? undefined : await requireDelegate(ctx, delegateNumber)
  const now = ctx.now()
  const row = {
    id: randomUUIDv7(),
    school_id: schoolId,
    person_id: personId,
    order_id: orderId,
    line_id: lineId,
    template_id: version.templateId,
    version_id: version.id,
    way: choices.way,
    copies: choices.copies,
    choices: JSON.stringify({ recordId, academicYears, scoreIds, signatureFileId }),
    heading: version.rules.heading === 'none' ? '' : choices.heading,
    title_zh: choices.titleZh,
    title_en: choices.titleEn,
    email: choices.email,
    cc_emails: choices.ccEmails,
    delegate_id: delegate?.id ?? null,
    delegated_at: delegate ? now : null,
    state: version.rules.needsApproval ? 'pending_approval' : 'pending_payment',
    created_at: now,
  } satisfies NewRow<'application'>
  const fileId = version.rules.wantsSignature ? signatureFileId : undefined
  const signing = fileId === undefined ? undefined : { fileId, titles: version.titles }
  return { row, delegate, needsApproval: version.rules.needsApproval, signing }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

const eventsOf = ({ caller: { personId, schoolId } }: CallerCtx, { row, delegate }: Prepared) => {
  const by = { applicationId: row.id, schoolId, actorId: personId }
  return [{ ...by, kind: 'applied' as const }, ...(delegate ? [{ ...by, kind: 'delegated' as const, note: delegate.maskedName }] : [])]
}

const startApprovals = async (ctx: CallerCtx, ids: readonly string[]) => {
  if (ids.length === 0) return
  const { schoolId, personId } = ctx.caller
  const starting = { schoolId, starterId: personId, unitId: await unitOf(ctx, personId) }
  for (const id of ids) await startMatter(ctx, 'certificate', id, starting)
}

export const enter: Product['enter'] = async (ctx, wanted, orderId) => {
  const versionOf = await publishedVersions(ctx, productIdsOf(wanted), ctx.caller.schoolId)
  const prepared: Prepared[] = []
  for (const one of wanted) prepared.push(await prepare(ctx, versionOf(one.lineRequest.productId), one, orderId))
  await insertApplications(
    ctx.sql,
    prepared.map(({ row }) => row),
  )
  await noteEvents(
    ctx,
    prepared.flatMap((one) => eventsOf(ctx, one)),
  )
  for (const { row, signing } of prepared) if (signing) await noteUse(ctx, { ...signing, applicationId: row.id })
  await startApprovals(
    ctx,
    prepared.filter(({ needsApproval }) => needsApproval).map(({ row }) => row.id),
  )
  return prepared.map(({ row }) => row.id)
}
