import { applicationsToDecide, applicationToDecide, decideApplications, previewToDecide } from '@campus/contract/certificates/decisions.ts'
import { entrustedApplications, pickupCode, setApplyEntrust, terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import { reportDocument, reportedFile } from '@campus/contract/certificates/reports.ts'
import { payType, payTypes, recommendServer, serverInfo } from '@campus/contract/certificates/service-info.ts'
import { secondMenuFields } from '@campus/contract/orders/cart.ts'
import { type Route, route } from '../../http/route.ts'
import { agencyRoutes } from './agents/agency.routes.ts'
import { applicationRoutes } from './applications/application.routes.ts'
import { decide } from './decisions/decide.service.ts'
import { listToDecide, preview, readToDecide } from './decisions/decision.service.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { entrust, listOf } from './pick-up/entrust.service.ts'
import { listOwnPrints } from './pick-up/paper.service.ts'
import { giveApplicationCode } from './pick-up/pickup-code.service.ts'
import { report, sendReportedFile } from './reports/report.service.ts'
import { readForm } from './service-info/form-field.service.ts'
import { listPayTypes, readPayType } from './service-info/pay-type.service.ts'
import { readServerInfo, recommend } from './service-info/service-info.service.ts'

export const certificateRoutes: Route[] = [
  ...applicationRoutes,
  route(applicationsToDecide, listToDecide),
  route(applicationToDecide, readToDecide),
  route(previewToDecide, preview),
  route(decideApplications, decide),
  ...mailRoutes,
  ...agencyRoutes,
  route(pickupCode, giveApplicationCode),
  route(terminalPrints, listOwnPrints),
  route(entrustedApplications, listOf),
  route(setApplyEntrust, entrust),
  route(serverInfo, readServerInfo),
  route(recommendServer, recommend),
  route(payTypes, listPayTypes),
  route(payType, readPayType),
  route(secondMenuFields, readForm),
  route(reportDocument, report),
  route(reportedFile, sendReportedFile),
]
