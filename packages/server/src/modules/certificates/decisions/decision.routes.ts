import { applicationsToDecide, applicationToDecide, decideApplications, previewToDecide } from '@campus/contract/certificates/decisions.ts'
import { route } from '../../../http/route.ts'
import { decide } from './decide.service.ts'
import { listToDecide, preview, readToDecide } from './decision.service.ts'

export const decisionRoutes = [
  route(applicationsToDecide, listToDecide),
  route(applicationToDecide, readToDecide),
  route(previewToDecide, preview),
  route(decideApplications, decide),
]
