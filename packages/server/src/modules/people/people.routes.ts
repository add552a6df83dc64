import { deleteEmergencyContact, emergencyContacts, saveEmergencyContact } from '@campus/contract/people/emergency-contacts.ts'
import { changeOwnConfig, ownConfig } from '@campus/contract/people/own-config.ts'
import { editBasicInfo, ownInfo } from '@campus/contract/people/own-info.ts'
import { route } from '../../http/route.ts'
import { correctionRoutes } from './corrections/correction.routes.ts'
import { directoryRoutes } from './directory/directory.routes.ts'
import { listOwnContacts, removeContact, saveContact } from './emergency/emergency.service.ts'
import { changeConfig, completeBasicInfo, readConfig, readOwnInfo } from './person/person.service.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'

export const peopleRoutes = [
  route(ownInfo, readOwnInfo),
  route(editBasicInfo, completeBasicInfo),
  route(ownConfig, readConfig),
  route(changeOwnConfig, changeConfig),
  ...profileRoutes,
  route(emergencyContacts, listOwnContacts),
  route(saveEmergencyContact, saveContact),
  route(deleteEmergencyContact, removeContact),
  ...correctionRoutes,
  ...directoryRoutes,
  ...privacyRoutes,
]
