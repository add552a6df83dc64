import {
  deletePost,
  postHolders,
  posts,
  saveHolders,
  saveLeaders,
  savePost,
  unitLeaders,
} from '@campus/contract/school/console/appointments.ts'
import { dictionaryEntries, saveDictionaryEntry } from '@campus/contract/school/console/dictionaries.ts'
import { consoleLook, saveLook } from '@campus/contract/school/console/look.ts'
import { deleteUnit, orgTree, saveUnit } from '@campus/contract/school/console/organisation.ts'
import { changeSchoolSettings, documentVersions, publishDocument, schoolSettings } from '@campus/contract/school/console/settings.ts'
import { openDictionary, ownDictionary } from '@campus/contract/school/dictionaries.ts'
import { addressInfo, distanceMetres, findAddresses } from '@campus/contract/school/distances.ts'
import { privacyNotice, privacyPolicy, userAgreement } from '@campus/contract/school/legal-documents.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { schoolLogo } from '@campus/contract/school/look.ts'
import { classList, collegeList, majorList, unitsBelow } from '@campus/contract/school/organisation.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
import {
  about,
  generalSettings,
  openSchoolDetail,
  openSchoolInfo,
  schoolDetail,
  schoolInfo,
  schoolLoginInfo,
  serviceUrls,
} from '@campus/contract/school/school-info.ts'
import { schoolKey, schoolTree, userTypeList } from '@campus/contract/school/schools.ts'
import { watermarkConfig } from '@campus/contract/school/watermark.ts'
import { route } from '../../http/route.ts'
import { keepEntry, listDictionaries } from './console/dictionary-entry.service.ts'
import { keepLeaders, listUnitLeaders } from './console/leader.service.ts'
import { keepLook, readEditableLook } from './console/look.service.ts'
import { keepHolders, keepPost, listHolders, listPosts, removePost } from './console/post.service.ts'
import { changeSettings, readEditable } from './console/settings.service.ts'
import { keepUnit, listTree, removeUnit } from './console/unit.service.ts'
import { readOpenDictionary, readOwnDictionary } from './dictionaries/dictionary.service.ts'
import { readAbout, readGeneral, readSchool, readSchoolDetail, readSchoolLogin, readServiceUrls } from './info/school-info.service.ts'
import { sendLogo } from './look/look.service.ts'
import { listBelow, listClasses, listColleges, listMajors } from './organisation/organisation.service.ts'
import { completeAddress, describePoint, listPlaces, measureDistance } from './places/place.service.ts'
import { listVersions, publishVersion, readLegalDocument } from './school/legal-document.service.ts'
import { findByCode, listUserTypes, loginPage, readTree, readWatermark } from './school/school.service.ts'

export const schoolRoutes = [
  route(schoolTree, readTree),
  route(schoolKey, findByCode),
  route(userTypeList, listUserTypes),
  route(loginInit, loginPage),
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
  route(schoolInfo, readSchool),
  route(openSchoolInfo, readSchool),
  route(schoolDetail, readSchoolDetail),
  route(openSchoolDetail, readSchoolDetail),
  route(schoolLoginInfo, readSchoolLogin),
  route(about, readAbout),
  route(generalSettings, readGeneral),
  route(serviceUrls, readServiceUrls),
  route(addressInfo, describePoint),
  route(findAddresses, completeAddress),
  route(distanceMetres, measureDistance),
  route(orgTree, listTree),
  route(saveUnit, keepUnit),
  route(deleteUnit, removeUnit),
  route(unitLeaders, listUnitLeaders),
  route(saveLeaders, keepLeaders),
  route(posts, listPosts),
  route(savePost, keepPost),
  route(deletePost, removePost),
  route(postHolders, listHolders),
  route(saveHolders, keepHolders),
  route(dictionaryEntries, listDictionaries),
  route(saveDictionaryEntry, keepEntry),
  route(schoolSettings, readEditable),
  route(changeSchoolSettings, changeSettings),
  route(consoleLook, readEditableLook),
  route(saveLook, keepLook),
  route(schoolLogo, sendLogo),
  route(documentVersions, listVersions),
  route(publishDocument, publishVersion),
]
