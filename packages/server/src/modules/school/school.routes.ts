import { openDictionary, ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { privacyNotice, privacyPolicy, userAgreement } from '@campus/contract/school/legal-documents.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { classList, collegeList, majorList, unitsBelow } from '@campus/contract/school/organisation.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
import { schoolKey, schoolTree, userTypeList } from '@campus/contract/school/schools.ts'
import { watermarkConfig } from '@campus/contract/school/watermark.ts'
import { route } from '../../http/route.ts'
import { readOpenDictionary, readOwnDictionary } from './dictionary.service.ts'
import { listBelow, listClasses, listColleges, listMajors } from './organisation.service.ts'
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
  route(openDictionary, readOpenDictionary),
  route(ownDictionary, readOwnDictionary),
  route(collegeList, listColleges),
  route(majorList, listMajors),
  route(classList, listClasses),
  route(unitsBelow, listBelow),
]
