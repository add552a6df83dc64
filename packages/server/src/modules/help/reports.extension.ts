import type { FeedbackAbout } from '@campus/contract/help/feedback.ts'
import type { CallerCtx } from '../../context/context.ts'
import { extensionPoint } from '../../platform/extension-point.ts'

export type DescribeReported = (
  ctx: CallerCtx,
  subject: Pick<FeedbackAbout, 'kind' | 'id'>,
) => Promise<Pick<FeedbackAbout, 'title' | 'serial' | 'state' | 'hasFile'> | undefined>

/** What is known of a certificate that somebody reports. Those who issue it are above. */
export const reports = extensionPoint<{ readonly describeReported: DescribeReported }>('help.reports', { describeReported: true })
