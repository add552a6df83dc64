import { reportDocument, reportedFile } from '@campus/contract/certificates/reports.ts'
import { route } from '../../../http/route.ts'
import { report, sendReportedFile } from './report.service.ts'

export const reportRoutes = [route(reportDocument, report), route(reportedFile, sendReportedFile)]
