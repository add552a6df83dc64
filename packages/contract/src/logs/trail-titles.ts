import type { Phrase } from '../language.ts'
import { exportTitles } from './exports.ts'
import { logTitles } from './log-titles.ts'
import type { TrailLog } from './trail.ts'

export const trailTitles: Record<TrailLog, Phrase> = {
  ...logTitles,
  payments: exportTitles.payments,
  print_jobs: exportTitles.print_jobs,
  certificate_mails: exportTitles.certificate_mails,
  verifications: exportTitles.verifications,
  registration_log: exportTitles.registration_log,
  approvals: exportTitles.approvals,
  exports: ['导出', 'Exports', '匯出'],
  deliveries: exportTitles.deliveries,
  signs: ['课堂签到', 'Lesson sign-ins', '課堂簽到'],
  sessions: exportTitles.sessions,
}
