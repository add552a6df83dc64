import { addAssessment, changeFaceSettings, faceOverview, faceSettings, recordGuardianConsent } from '@campus/contract/faces/console.ts'
import { route } from '../../../http/route.ts'
import { keepAssessment, readOverview } from './face-overview.service.ts'
import { changeSettings, readOwnSettings } from './face-settings.service.ts'
import { recordGuardian } from './guardian-consent.service.ts'

export const consoleRoutes = [
  route(faceSettings, readOwnSettings),
  route(changeFaceSettings, changeSettings),
  route(faceOverview, readOverview),
  route(addAssessment, keepAssessment),
  route(recordGuardianConsent, recordGuardian),
]
