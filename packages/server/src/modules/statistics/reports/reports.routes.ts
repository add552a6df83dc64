import { addReport, changeReport, deleteReport, reports, sendReport } from '@campus/contract/statistics/reports.ts'
import { route } from '../../../http/route.ts'
import { add, change, list, remove } from './report.service.ts'
import { sendNow } from './report-mails.service.ts'

export const reportRoutes = [
  route(reports, list),
  route(addReport, add),
  route(changeReport, change),
  route(deleteReport, remove),
  route(sendReport, sendNow),
]
