import { say } from '@campus/contract/language.ts'
import { Refusal } from '../../../platform/refuse.ts'
import { documentById } from '../../documents/issued/issued.service.ts'
import { lastPublished } from '../../documents/versions/version.service.ts'
import type { DescribeReported } from '../../help/reports.extension.ts'

const titlesOf = async (...[ctx, { kind, id }]: Parameters<DescribeReported>) => {
  const { schoolId } = ctx.caller
  if (kind === 'template') {
    const { version } = await lastPublished(ctx, id, schoolId)
    return { titles: version.titles, serial: '', state: null, hasFile: false }
  }
  const document = await documentById(ctx, id)
  if (document?.schoolId !== schoolId) return undefined
  return { titles: document.template, serial: document.serial, state: document.state, hasFile: document.blobKey !== null }
}

/** What a feedback about a certificate shows of it; one that is gone shows nothing. */
export const describeReportedCertificate: DescribeReported = async (ctx, subject) => {
  try {
    const found = await titlesOf(ctx, subject)
    if (!found) return undefined
    const { titles, ...rest } = found
    return { ...rest, title: say([titles.name, titles.nameEn, titles.nameTw], ctx.language) }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
