import { privacyNotice, privacyPolicy, userAgreement } from '@campus/contract/school/legal-documents.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
import { schoolKey, schoolTree, userTypeList } from '@campus/contract/school/schools.ts'
import { watermarkConfig } from '@campus/contract/school/watermark.ts'
import { route } from '../../http/route.ts'
import {
  type DemoAccounts,
  findByCode,
  listPlaces,
  listUserTypes,
  loginPage,
  readLegalDocument,
  readTree,
  readWatermark,
} from './school.service.ts'

export const schoolRoutes = (demoAccounts: DemoAccounts) => [
  route(schoolTree, readTree),
  route(schoolKey, findByCode),
  route(userTypeList, listUserTypes),
  route(loginInit, loginPage(demoAccounts)),
  route(privacyPolicy, readLegalDocument('privacy_policy')),
  route(userAgreement, readLegalDocument('user_agreement')),
  route(privacyNotice, readLegalDocument('privacy_notice')),
  route(campusPlaces, listPlaces),
  route(watermarkConfig, readWatermark),
]
