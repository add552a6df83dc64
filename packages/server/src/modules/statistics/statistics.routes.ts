import {
  approvalChart,
  assignRegisterChart,
  downloadRecordChart,
  downloadRecordData,
  emailRecordChart,
  faceChart,
  printRecordCount,
  printRecordUserCount,
  registerChart,
  userDayStat,
  userMonthStat,
} from '@campus/contract/statistics/charts.ts'
import { statisticsExplorer, statisticsOverview } from '@campus/contract/statistics/console.ts'
import { top10Rank } from '@campus/contract/statistics/rank.ts'
import { statisticRows } from '@campus/contract/statistics/rows.ts'
import { route } from '../../http/route.ts'
import {
  readApplicationData,
  readApplications,
  readApprovals,
  readFaces,
  readMails,
  readPrintingPeople,
  readPrints,
  readRegistrations,
  readReviews,
  readUserDays,
  readUserMonths,
} from './charts/charts.service.ts'
import { explore } from './console/explorer.service.ts'
import { readOverview } from './console/overview.service.ts'
import { readTop } from './ranks/top.service.ts'
import { listRows } from './rows/counted-row.service.ts'

export const statisticsRoutes = [
  route(userDayStat, readUserDays),
  route(userMonthStat, readUserMonths),
  route(downloadRecordChart, readApplications),
  route(downloadRecordData, readApplicationData),
  route(printRecordCount, readPrints),
  route(printRecordUserCount, readPrintingPeople),
  route(registerChart, readRegistrations),
  route(assignRegisterChart, readReviews),
  route(emailRecordChart, readMails),
  route(approvalChart, readApprovals),
  route(faceChart, readFaces),
  route(statisticsOverview, readOverview),
  route(statisticsExplorer, explore),
  route(top10Rank, readTop),
  route(statisticRows, listRows),
]
